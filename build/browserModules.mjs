import { readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import * as esbuild from "esbuild";
import { asset } from "./asset.mjs";
import { bundleOptions } from "./bundleOptions.mjs";
import { PAGE_FILE } from "./moduleGraph.mjs";
import { HYDRATE, pageEntries } from "./pageEntries.mjs";
import { MINIFIER, minifyFurther } from "./terser.mjs";

const MAIN = "client/main.ts";

/** @typedef {import("./asset.mjs").Asset} Asset */

/**
 * Every page loads four modules: the entry, the few bytes that start the hydration, the core (React, router, layout and all
 * that they import), and its own. esbuild splits off what several pages share besides; this is joined to each of them, since
 * a request costs more than a drawing.
 * @param {import("./folders.mjs").BuildOptions} buildOptions
 */
export async function createBrowserBuild({ folder, isProduction }) {
  const assets = join(folder, "assets");
  /** @satisfies {esbuild.BuildOptions} */
  const options = {
    ...bundleOptions,
    metafile: true,
    minifyIdentifiers: isProduction,
    define: { "process.env.NODE_ENV": isProduction ? '"production"' : '"development"' },
    platform: "browser",
    target: ["es2022"],
    sourcemap: isProduction ? false : "linked",
    outdir: assets,
    entryNames: "[name]-[hash]",
  };
  /** @type {import("./pageEntries.mjs").PageStyles} */
  let styles = {};
  const splitting = await esbuild.context({
    ...options,
    entryPoints: [HYDRATE],
    chunkNames: "[name]-[hash]",
    splitting: true,
    banner: { js: isProduction ? MINIFIER : "" },
    plugins: [pageEntries((page) => styles[page])],
  });

  return {
    /** @param {import("./pageEntries.mjs").PageStyles} pageStyles */
    async build(pageStyles) {
      styles = pageStyles;
      const { metafile } = await splitting.rebuild();
      const outputs = Object.entries(metafile.outputs).map(([path, { entryPoint = "", imports }]) => ({
        path,
        file: basename(path),
        entryPoint,
        page: PAGE_FILE.exec(entryPoint)?.[1],
        staticImports: imports
          .filter(({ kind }) => kind === "import-statement")
          .map(({ path: to }) => basename(to)),
      }));
      const hydrate = outputs.find(({ entryPoint }) => entryPoint === HYDRATE);
      const core = [hydrate?.file ?? "", ...(hydrate?.staticImports ?? [])];
      const pages = outputs.filter(({ page }) => page);
      await esbuild.build({
        ...options,
        entryPoints: pages.map(({ path }) => path),
        entryNames: "[name]",
        external: core.map((file) => `./${file}`),
        allowOverwrite: true,
      });
      const entry = await esbuild.build({
        ...options,
        entryPoints: [MAIN],
        plugins: [replacing("./hydrate", `./${hydrate?.file}`)],
      });
      const main = basename(Object.keys(entry.metafile.outputs).find((path) => path.endsWith(".js")) ?? "");

      const files = [main, ...core, ...pages.map(({ file }) => file)];
      await removeOthers(assets, files);
      if (isProduction) await Promise.all(files.map((file) => minifyFurther(join(assets, file))));
      /** @type {Record<string, Asset[]>} */
      const modules = {};
      for (const { page = "", file } of pages)
        modules[page] = await Promise.all([...core, file].map((module) => asset(folder, module)));
      return { files, entry: await asset(folder, main), pages: modules };
    },

    dispose: () => splitting.dispose(),
  };
}

/**
 * Removes the modules of former builds, and those that were joined to pages.
 * @param {string} folder
 * @param {string[]} files that stay
 */
async function removeOthers(folder, files) {
  const modules = (await readdir(folder)).filter((file) => /\.js(?:\.map)?$/.test(file));
  const others = modules.filter((file) => !files.includes(basename(file, ".map")));
  await Promise.all(others.map((file) => rm(join(folder, file))));
}

/**
 * The entry has a build of its own, since what it shares with the core would become another module.
 * @param {string} imported
 * @param {string} file
 * @returns {esbuild.Plugin}
 */
const replacing = (imported, file) => ({
  name: "replacing",
  setup: (build) =>
    build.onResolve({ filter: /^\.\// }, ({ path }) =>
      path === imported ? { path: file, external: true } : undefined,
    ),
});
