import { basename, join } from "node:path";
import * as esbuild from "esbuild";
import { esbuildArticles } from "./articles/esbuildArticles.mjs";
import { root } from "./folders.mjs";

/** @satisfies {esbuild.BuildOptions} */
const bundleOptions = {
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  jsx: "automatic",
  legalComments: "none",
  // Whoever started the build prints its errors, once.
  logLevel: "silent",
  metafile: true,
};

/**
 * In development, by entry points: the next build parses only what has changed.
 * @type {Map<string, esbuild.BuildContext>}
 */
const contexts = new Map();

/**
 * For the server.
 * @param {import("./folders.mjs").BuildOptions} options
 * @param {esbuild.BuildOptions} own
 * @returns {Promise<esbuild.BuildResult>}
 */
export async function bundle({ isProduction }, own) {
  const all = { ...bundleOptions, ...own, plugins: [esbuildArticles({ isProduction })] };
  if (isProduction) return esbuild.build(all);

  const name = JSON.stringify(own.entryPoints);
  const context = contexts.get(name) ?? (await esbuild.context(all));
  contexts.set(name, context);
  return context.rebuild();
}

/**
 * @typedef {object} BuiltFile
 * @property {string} name below assets/
 * @property {string} source the entry point it was made from; "" for a file that others refer to
 * @property {string} stylesheet the name of the stylesheet that its imports make up; "" where they have none
 * @property {Record<string, { bytesInOutput: number }>} inputs
 * @property {readonly string[]} imports the names of the modules that it imports
 */

/**
 * For browsers, into assets/.
 * @param {import("./folders.mjs").BuildOptions} options
 * @param {esbuild.BuildOptions} own
 * @returns {Promise<{ files: readonly BuiltFile[], texts: readonly string[] }>}
 */
export async function bundleForBrowsers({ folder, isProduction }, own) {
  const { metafile, outputFiles } = await esbuild.build({
    ...bundleOptions,
    outdir: join(folder, "assets"),
    entryNames: isProduction ? "[name]-[hash]" : "[name]",
    assetNames: "[name]-[hash]",
    // It also chooses the React for production, or the one that warns.
    minify: isProduction,
    sourcemap: isProduction ? false : "linked",
    charset: "utf8",
    // Names depend on the paths of packages, also where node_modules is a link.
    preserveSymlinks: true,
    platform: "browser",
    target: ["chrome131", "firefox128", "safari18.1"],
    loader: { ".woff2": "file" },
    logOverride: { "css-syntax-error": "error" },
    ...own,
    plugins: [...(own.plugins ?? []), esbuildArticles({ isProduction })],
  });
  const files = Object.entries(metafile?.outputs ?? {}).map(([path, output]) => ({
    name: basename(path),
    source: output.entryPoint ?? "",
    stylesheet: output.cssBundle ? basename(output.cssBundle) : "",
    inputs: output.inputs,
    imports: output.imports.map(({ path: imported }) => basename(imported)),
  }));
  const scripts = outputFiles?.filter(({ path }) => path.endsWith(".js")) ?? [];
  return { files, texts: scripts.map(({ text }) => text) };
}
