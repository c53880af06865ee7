import { basename, join } from "node:path";
import * as esbuild from "esbuild";
import { asset } from "./asset.mjs";
import { bundleOptions } from "./bundleOptions.mjs";
import { HYDRATE, MAIN, PAGE_FILE } from "./moduleGraph.mjs";
import { minifyFurther, TERSER_BANNER } from "./terser.mjs";
import { wholePages } from "./wholePages.mjs";

/** @typedef {import("./asset.mjs").Asset} Asset */

/**
 * Every page loads four modules: the entry, the few bytes that start the hydration, the core (React, router, layout and all
 * that they import), and its own. What is not in the core is bundled into each page that uses it, since a request costs
 * more than a drawing.
 * @param {import("./folders.mjs").BuildOptions} buildOptions
 */
export async function createBrowserBuild({ folder, isProduction }) {
  const name = isProduction ? "[name]-[hash]" : "[name]";
  const outdir = join(folder, "assets");
  /** @satisfies {esbuild.BuildOptions} */
  const options = {
    ...bundleOptions,
    minify: isProduction,
    metafile: true,
    define: { "process.env.NODE_ENV": isProduction ? '"production"' : '"development"' },
    outdir,
    platform: "browser",
    target: ["es2022"],
    entryNames: name,
    chunkNames: name,
    banner: { js: isProduction ? TERSER_BANNER : "" },
    sourcemap: isProduction ? false : "linked",
  };
  const input = { core: new Set(), styles: new Map() };
  const plugins = [wholePages(input)];
  const context = await esbuild.context({ ...options, entryPoints: [HYDRATE], splitting: true, plugins });

  return {
    /**
     * @param {import("./moduleGraph.mjs").ModuleGraph} graph
     * @param {Pick<import("./stylesheets.mjs").Stylesheets, "pages">} stylesheets
     */
    async build({ core }, { pages: styles }) {
      Object.assign(input, { core, styles });
      const outputs = outputsOf(await context.rebuild());
      const pages = outputs.filter(({ page }) => page);
      const hydrate = outputs.filter(({ source }) => source === HYDRATE);
      const shared = outputs.filter(({ page, source }) => !page && source !== HYDRATE);
      const entry = { entryPoints: [MAIN], plugins: [outside("./hydrate", hydrate[0]?.file)] };
      const main = outputsOf(await esbuild.build({ ...options, ...entry }));

      const files = [...main, ...outputs].map(({ file }) => file);
      if (isProduction) await Promise.all(files.map((file) => minifyFurther(join(outdir, file))));
      const assetsOf = (/** @type {typeof outputs} */ some) =>
        Promise.all(some.map(({ file }) => asset(folder, file)));
      /** @type {Record<string, Asset[]>} */
      const modules = {};
      for (const output of pages)
        modules[output.page ?? ""] = await assetsOf([...hydrate, ...shared, output]);
      return { files, entry: (await assetsOf(main))[0], pages: modules };
    },
    dispose: () => context.dispose(),
  };
}

/** @param {{ metafile: esbuild.Metafile }} result */
function outputsOf({ metafile }) {
  const scripts = Object.entries(metafile.outputs).filter(([path]) => path.endsWith(".js"));
  return scripts.map(([path, { entryPoint: source = "" }]) => ({
    file: basename(path),
    source,
    page: PAGE_FILE.exec(source)?.[1],
  }));
}

/**
 * The entry has a build of its own, since what it shares with the core would become another module.
 * @param {string} imported
 * @param {string | undefined} file
 * @returns {esbuild.Plugin}
 */
const outside = (imported, file) => ({
  name: "outside",
  setup: (build) =>
    build.onResolve({ filter: /^\.\// }, ({ path }) =>
      path === imported ? { path: `./${file}`, external: true } : undefined,
    ),
});
