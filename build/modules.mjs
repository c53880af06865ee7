import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import * as esbuild from "esbuild";
import { bundleOptions } from "./bundleOptions.mjs";
import { root } from "./folders.mjs";
import { CORE, coreFirst } from "./pages.mjs";

/**
 * Every page loads four modules: the entry, the start of the hydration, the core, and its own. An article loads its words
 * besides.
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
    plugins: [coreFirst, pageCopies((file) => core.has(file))],
    splitting: true,
  });

  return {
    /** @param {ReadonlySet<string>} coreModules that all pages share */
    async build(coreModules) {
      core = coreModules;
      const { metafile } = await context.rebuild();
      const outputs = Object.entries(metafile.outputs).map(([path, { entryPoint = "", imports }]) => ({
        file: basename(path),
        source: entryPoint,
        imports: imports.map(({ path }) => basename(path)),
      }));
      const start = outputs.find(({ source }) => source === CORE) ?? { file: "", imports: [] };
      // Built together, the entry and the core would share a fifth module.
      const entry = await esbuild.build({
        ...options,
        entryPoints: ["client/main.ts"],
        plugins: [importing("./hydrate", `./${start.file}`)],
      });
      const entryFiles = Object.keys(entry.metafile.outputs).map((path) => basename(path));
      return {
        entry: entryFiles.find((file) => file.endsWith(".js")),
        /** Those of every page, in the order of fetching. */
        shared: [start.file, ...start.imports],
        /** Those of a page or an article, by their sources. */
        own: outputs,
        files: [...entryFiles, ...outputs.map(({ file }) => file)],
      };
    },
    dispose: () => context.dispose(),
  };
}

/**
 * Copies code that several pages share, and that is not in the core, into each of them. esbuild would split it into thirty
 * small modules, whose requests would cost more than the copies. @type {(isOfCore: (file: string) => boolean) => esbuild.Plugin}
 */
const pageCopies = (isOfCore) => ({
  name: "page-copies",
  setup(build) {
    build.onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (!pluginData || kind === "dynamic-import") return undefined;
      const resolved = await build.resolve(path, { kind, resolveDir });
      const file = relative(root, resolved.path);
      if (isOfCore(file) || file.endsWith(".css")) return resolved;
      if (file.endsWith("Store.ts"))
        throw new Error(`${file} holds state: import it in the layout, or each page has a state of its own`);
      return { path: file, suffix: `?${pluginData.page}`, namespace: "page", pluginData };
    });
    build.onLoad({ filter: /./, namespace: "page" }, async ({ path, pluginData }) => ({
      contents: await readFile(join(root, path), "utf8"),
      loader: "tsx",
      resolveDir: dirname(join(root, path)),
      pluginData,
    }));
  },
});

/** Turns an import into that of a built file. @type {(imported: string, file: string) => esbuild.Plugin} */
const importing = (imported, file) => ({
  name: "importing",
  setup: (build) =>
    build.onResolve({ filter: /^\.\// }, ({ path }) =>
      path === imported ? { path: file, external: true } : undefined,
    ),
});
