import { cp, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import * as esbuild from "esbuild";
import { asset } from "./asset.mjs";
import { bundleOptions } from "./bundleOptions.mjs";
import { HYDRATE, moduleGraph, PAGE_FILE } from "./moduleGraph.mjs";
import { pageEntries } from "./pageEntries.mjs";
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
  const parts = join(folder, "parts");
  const assets = join(folder, "assets");
  /** @satisfies {esbuild.BuildOptions} */
  const options = {
    ...bundleOptions,
    metafile: true,
    minifyIdentifiers: isProduction,
    define: { "process.env.NODE_ENV": isProduction ? '"production"' : '"development"' },
    platform: "browser",
    target: ["es2022"],
    chunkNames: "[name]-[hash]",
    sourcemap: isProduction ? false : "linked",
  };
  /** @type {import("./pageEntries.mjs").PageStyles} */
  let styles = {};
  const splitting = await esbuild.context({
    ...options,
    entryPoints: [HYDRATE],
    entryNames: "[name]-[hash]",
    splitting: true,
    outdir: parts,
    banner: { js: isProduction ? MINIFIER : "" },
    plugins: [pageEntries((page) => styles[page])],
  });
  /** @type {esbuild.Metafile} */
  let split = { inputs: {}, outputs: {} };

  return {
    /** Reads and splits all modules. */
    async split() {
      split = (await splitting.rebuild()).metafile;
      return moduleGraph(split);
    },

    /** @param {import("./pageEntries.mjs").PageStyles} pageStyles */
    async build(pageStyles) {
      const areKnown = addressesOf(pageStyles) === addressesOf(styles);
      styles = pageStyles;
      // The modules of pages name their stylesheets, which depend on the modules.
      if (!areKnown) split = (await splitting.rebuild()).metafile;
      const outputs = Object.entries(split.outputs).map(([path, { entryPoint = "", imports }]) => ({
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
        external: core.map((file) => `./${file}`),
        outdir: assets,
      });
      await cp(parts, assets, {
        recursive: true,
        filter: (path) => path === parts || core.includes(basename(path, ".map")),
      });
      await rm(parts, { recursive: true });
      const { metafile } = await esbuild.build({
        ...options,
        entryPoints: [MAIN],
        entryNames: "[name]-[hash]",
        outdir: assets,
        plugins: [replacing("./hydrate", `./${hydrate?.file}`)],
      });
      const main =
        Object.keys(metafile.outputs)
          .map((path) => basename(path))
          .find((file) => file.endsWith(".js")) ?? "";

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

/** @param {import("./pageEntries.mjs").PageStyles} styles */
const addressesOf = (styles) =>
  Object.values(styles)
    .flatMap(({ whole, own }) => [whole?.href, own?.href])
    .join();

/**
 * Removes the modules of former builds.
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
