import { basename, join } from "node:path";
import * as esbuild from "esbuild";
import { root } from "./folders.mjs";

/** @satisfies {esbuild.BuildOptions} */
export const bundleOptions = {
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  jsx: "automatic",
  legalComments: "none",
  // Several bundles are made of the same files; the caller reports an error once.
  logLevel: "silent",
  metafile: true,
};

/**
 * @param {import("./folders.mjs").BuildOptions} options
 * @param {esbuild.BuildOptions} own
 * @returns what was bundled to each file, by names without folders
 */
export async function bundleForBrowsers({ folder, isProduction }, own) {
  const names = isProduction ? "[name]-[hash]" : "[name]";
  const { metafile, outputFiles } = await esbuild.build({
    ...bundleOptions,
    outdir: join(folder, "assets"),
    entryNames: names,
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
  const { outputFiles } = await esbuild.build({
    ...bundleOptions,
    entryPoints: [file],
    platform: "node",
    write: false,
  });
  const source = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  return import(`data:text/javascript;base64,${source}`);
}
