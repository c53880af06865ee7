import { basename } from "node:path";
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
 * Bundles for browsers.
 * @param {esbuild.BuildOptions} options
 * @returns what was bundled to each file, by names without folders
 */
export async function bundleForBrowsers(options) {
  const { metafile, outputFiles } = await esbuild.build({
    ...bundleOptions,
    charset: "utf8",
    platform: "browser",
    target: ["chrome131", "firefox128", "safari18.1"],
    ...options,
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
