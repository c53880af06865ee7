import { basename, dirname, extname, join, relative } from "node:path";
import * as esbuild from "esbuild";
import { bundleOptions } from "./bundleOptions.mjs";
import { root } from "./folders.mjs";
import { articleOf, CORE, pageOf, readSource } from "./pages.mjs";

const ENTRY = "client/main.ts";

/**
 * Every page loads four modules: the entry, the start of the hydration, the core (React, the router, the layout), and its
 * own. An article loads its words besides.
 * @param {import("./folders.mjs").BuildOptions} options
 */
export async function createModuleBuild({ folder, isProduction }) {
  let core = /** @type {ReadonlySet<string>} */ (new Set());
  /** @satisfies {esbuild.BuildOptions} */
  const options = {
    ...bundleOptions,
    charset: "utf8",
    outdir: join(folder, "assets"),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    define: { "process.env.NODE_ENV": isProduction ? '"production"' : '"development"' },
    loader: { ".css": "empty" },
    minify: isProduction,
    platform: "browser",
    sourcemap: isProduction ? false : "linked",
    target: ["chrome131", "firefox128", "safari18.1"],
  };
  const context = await esbuild.context({
    ...options,
    entryPoints: [CORE],
    plugins: [pageCopies((file) => core.has(file))],
    splitting: true,
  });

  return {
    /** @param {ReadonlySet<string>} coreModules that all pages share */
    async build(coreModules) {
      core = coreModules;
      const { metafile } = await context.rebuild();
      const outputs = Object.entries(metafile.outputs)
        .filter(([path]) => path.endsWith(".js"))
        .map(([path, { entryPoint = "", imports }]) => ({
          file: basename(path),
          entryPoint,
          page: pageOf(entryPoint.replace(/\?.*/, "")),
          article: articleOf(entryPoint.replace(/\?.*/, "")),
          staticImports: imports.flatMap(({ kind, path: to }) =>
            kind === "import-statement" ? [basename(to)] : [],
          ),
        }));
      const hydrate = outputs.find(({ entryPoint }) => entryPoint === CORE);
      const shared = hydrate ? [hydrate.file, ...hydrate.staticImports] : [];
      const entry = await esbuild.build({
        ...options,
        entryPoints: [ENTRY],
        plugins: [importing("./hydrate", `./${hydrate?.file}`)],
      });
      const entryFiles = Object.keys(entry.metafile.outputs).map((path) => basename(path));
      return {
        entry: entryFiles.find((file) => file.endsWith(".js")) ?? "",
        /** The modules of each page, in the order of fetching. */
        pages: new Map(outputs.flatMap(({ page, file }) => (page ? [[page, [...shared, file]]] : []))),
        /** The module of each article's words. */
        articles: new Map(outputs.flatMap(({ article, file }) => (article ? [[article, file]] : []))),
        files: [...entryFiles, ...Object.keys(metafile.outputs).map((path) => basename(path))],
      };
    },
    dispose: () => context.dispose(),
  };
}

/**
 * Copies code that several pages share, and that is not in the core, into each of them. esbuild would split it into thirty
 * small modules, and a request costs more than the copied bytes.
 * @param {(file: string) => boolean} isOfCore
 * @returns {esbuild.Plugin}
 */
const pageCopies = (isOfCore) => ({
  name: "page-copies",
  setup(build) {
    build.onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (pluginData === "resolving") return undefined;
      const page = kind === "dynamic-import" ? (pageOf(path) ?? articleOf(path)) : pluginData?.page;
      if (!page) return undefined;
      const resolved = await build.resolve(path, { kind, resolveDir, pluginData: "resolving" });
      const file = relative(root, resolved.path);
      if (isOfCore(file) || file.endsWith(".css")) return resolved;
      if (file.endsWith("Store.ts"))
        throw new Error(
          `${file} holds state: import it from the layout, or each page has a state of its own`,
        );
      return { path: file, suffix: `?${page}`, namespace: "page", pluginData: { page } };
    });
    build.onLoad({ filter: /./, namespace: "page" }, async ({ path, pluginData }) => ({
      contents: await readSource(path),
      loader: extname(path) === ".tsx" ? "tsx" : "ts",
      resolveDir: dirname(join(root, path)),
      pluginData,
    }));
  },
});

/**
 * Turns the import of a module into the import of a built file. Built together, the entry and the core would share a
 * fifth module.
 * @param {string} imported
 * @param {string} file
 * @returns {esbuild.Plugin}
 */
const importing = (imported, file) => ({
  name: "importing",
  setup: (build) =>
    build.onResolve({ filter: /^\.\// }, ({ path }) =>
      path === imported ? { path: file, external: true } : undefined,
    ),
});
