import { root } from "./folders.mjs";

/**
 * For modules of the browser and of the server alike.
 * @satisfies {import("esbuild").BuildOptions}
 */
export const bundleOptions = {
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  jsx: "automatic",
  legalComments: "none",
  // Several builds read the same files: an error is reported once, by the program that builds.
  logLevel: "silent",
  metafile: true,
};
