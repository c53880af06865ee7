import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import * as esbuild from "esbuild";
import { asset } from "./asset.mjs";
import { bundleOptions } from "./bundleOptions.mjs";
import { root } from "./folders.mjs";
import { HYDRATE, MAIN, PAGE_FILE } from "./moduleGraph.mjs";
import { minifyFurther, TERSER_BANNER } from "./terser.mjs";

/**
 * @typedef {import("./folders.mjs").BuildOptions} BuildOptions
 * @typedef {import("./moduleGraph.mjs").ModuleGraph} ModuleGraph
 * @typedef {import("./stylesheets.mjs").Stylesheets} Stylesheets
 */

/**
 * Every page loads four modules: the entry, the few bytes that start the hydration, the core (React, router, layout and all
 * that they import), and its own. What is not in the core is bundled into each page that uses it, since a request costs
 * more than a drawing.
 * @param {BuildOptions} buildOptions
 */
export async function createBrowserBuild({ folder, isProduction }) {
  const name = isProduction ? "[name]-[hash]" : "[name]";
  /** @satisfies {esbuild.BuildOptions} */
  const options = {
    ...bundleOptions,
    minify: isProduction,
    metafile: true,
    define: { "process.env.NODE_ENV": isProduction ? '"production"' : '"development"' },
    outdir: join(folder, "assets"),
    platform: "browser",
    target: ["es2022"],
    entryNames: name,
    chunkNames: name,
    banner: { js: isProduction ? TERSER_BANNER : "" },
    sourcemap: isProduction ? false : "linked",
  };
  /** @type {Partial<WholePagesInput>} */
  const input = {};
  const context = await esbuild.context({
    ...options,
    entryPoints: [HYDRATE],
    splitting: true,
    plugins: [wholePages(input)],
  });
  const assetOf = (/** @type {Output} */ { file }) => asset(folder, file);

  return {
    /**
     * @param {ModuleGraph} graph
     * @param {Stylesheets} stylesheets
     */
    async build(graph, stylesheets) {
      Object.assign(input, { graph, stylesheets });
      const outputs = outputsOf(await context.rebuild());
      const pages = outputs.filter(({ page }) => page);
      const hydrate = outputs.filter(({ source }) => source === HYDRATE);
      const core = outputs.filter((output) => !pages.includes(output) && !hydrate.includes(output));
      const plugins = [hydrateOutside(hydrate[0]?.file)];
      const main = outputsOf(await esbuild.build({ ...options, entryPoints: [MAIN], plugins }));

      const files = [...main, ...hydrate, ...core, ...pages].map(({ file }) => file);
      if (isProduction) await Promise.all(files.map((file) => minifyFurther(join(folder, "assets", file))));
      const [entry] = await Promise.all(main.map(assetOf));
      const shared = await Promise.all([...hydrate, ...core].map(assetOf));
      const modules = pages.map(async (page) => [page.page, [...shared, await assetOf(page)]]);
      return { files, entry, pages: Object.fromEntries(await Promise.all(modules)) };
    },
    dispose: () => context.dispose(),
  };
}

/**
 * @typedef {object} Output
 * @property {string} file
 * @property {string | undefined} source
 * @property {string | undefined} page
 */

/**
 * @param {{ metafile: esbuild.Metafile }} result
 * @returns {Output[]}
 */
function outputsOf({ metafile }) {
  return Object.entries(metafile.outputs)
    .filter(([file]) => file.endsWith(".js"))
    .map(([file, { entryPoint }]) => ({
      file: basename(file),
      source: entryPoint,
      page: PAGE_FILE.exec(entryPoint ?? "")?.[1],
    }));
}

/**
 * The entry has a build of its own, since what it shares with the core would become another module.
 * @param {string | undefined} file
 * @returns {esbuild.Plugin}
 */
function hydrateOutside(file) {
  return {
    name: "hydrate-outside",
    setup: (build) =>
      build.onResolve({ filter: /^\.\/hydrate$/ }, () => ({ path: `./${file}`, external: true })),
  };
}

/**
 * @typedef {object} WholePagesInput
 * @property {ModuleGraph} graph
 * @property {Stylesheets} stylesheets
 */

/**
 * Makes one module of each page, with a copy of all modules outside the core.
 * @param {Partial<WholePagesInput>} input of the build that runs
 * @returns {esbuild.Plugin}
 */
function wholePages(input) {
  return {
    name: "whole-pages",
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, async ({ path, pluginData, importer, resolveDir, kind }) => {
        if (pluginData?.isResolving || !(pluginData?.page || kind === "dynamic-import")) return undefined;
        const resolving = { importer, resolveDir, kind, pluginData: { isResolving: true } };
        const { path: file, errors } = await build.resolve(path, resolving);
        if (errors.length > 0) return { errors };
        const name = relative(root, file);
        const page = kind === "dynamic-import" ? PAGE_FILE.exec(name)?.[1] : undefined;
        if (page) return { path: name, namespace: "page", pluginData: { page } };
        if (!pluginData?.page || input.graph?.core.has(name)) return { path: file };
        if (name.endsWith("Store.ts"))
          throw new Error(
            `${name} holds state: import it from the layout, or each page has a state of its own`,
          );
        return { path: file, suffix: `?page=${pluginData.page}`, pluginData };
      });
      build.onLoad({ filter: /./, namespace: "page" }, ({ path, pluginData }) => ({
        contents: pageEntry(path, pluginData.page, input.stylesheets),
        resolveDir: root,
        pluginData,
      }));
      // Only what a plugin loads hands its page on to what it imports.
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path, suffix, pluginData }) => {
        if (!suffix) return undefined;
        const contents = await readFile(path, "utf8");
        return { contents, loader: path.endsWith("x") ? "tsx" : "ts", resolveDir: dirname(path), pluginData };
      });
    },
  };
}

/**
 * A page imports the whole core, so that this stays one module, and asks for its styles, which are not here where the
 * visitor came from another page.
 * @param {string} file
 * @param {string} page
 * @param {Stylesheets | undefined} stylesheets
 */
function pageEntry(file, page, stylesheets) {
  const { whole, own } = stylesheets?.pages.get(page) ?? {};
  return `
    import "./${HYDRATE}";
    import { needStyles } from "./shared/pageStyles";
    export * from "./${file}";
    needStyles(${JSON.stringify({ folder: page, whole: whole?.href, own: own?.href })});`;
}
