import { basename, join } from "node:path";
import * as esbuild from "esbuild";
import { root } from "./folders.mjs";

/** @satisfies {esbuild.BuildOptions} */
const bundleOptions = {
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  jsx: "automatic",
  legalComments: "none",
  // Several bundles are made of the same files; the caller reports an error once.
  logLevel: "silent",
  metafile: true,
};

/** In development, by entry points: the next build parses only what has changed. @type {Map<string, esbuild.BuildContext>} */
const contexts = new Map();

/** @type {(options: import("./folders.mjs").BuildOptions, own: esbuild.BuildOptions) => Promise<esbuild.BuildResult>} */
export async function bundle({ isProduction }, own) {
  const all = { ...bundleOptions, ...own };
  if (isProduction) return esbuild.build(all);
  const name = JSON.stringify(own.entryPoints);
  const context = contexts.get(name) ?? (await esbuild.context(all));
  contexts.set(name, context);
  return context.rebuild();
}

/** What was bundled to each file, by names without folders. @param {import("./folders.mjs").BuildOptions} options @param {esbuild.BuildOptions} own */
export async function bundleForBrowsers(options, own) {
  const { folder, isProduction } = options;
  const { metafile, outputFiles } = await bundle(options, {
    outdir: join(folder, "assets"),
    entryNames: isProduction ? "[name]-[hash]" : "[name]",
    chunkNames: "[name]-[hash]",
    // And so React is the one for production, or the one that warns.
    minify: isProduction,
    charset: "utf8",
    platform: "browser",
    target: ["chrome131", "firefox128", "safari18.1"],
    ...own,
  });
  const outputs = Object.entries(metafile?.outputs ?? {}).map(([path, output]) => ({
    file: basename(path),
    source: output.entryPoint ?? "",
    inputs: Object.keys(output.inputs),
    imports: output.imports.map(({ path }) => basename(path)),
    stylesheet: basename(output.cssBundle ?? ""),
  }));
  return { outputs, outputFiles };
}

/** @param {string} file from the project's root */
export async function importTypeScript(file) {
  const options = /** @type {const} */ ({ platform: "node", write: false });
  const { outputFiles } = await esbuild.build({ ...bundleOptions, ...options, entryPoints: [file] });
  const source = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  return import(`data:text/javascript;base64,${source}`);
}
