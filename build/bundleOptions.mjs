import { root } from "./folders.mjs";

/** @satisfies {import("esbuild").BuildOptions} */
export const bundleOptions = {
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  jsx: "automatic",
  legalComments: "none",
  // Several builds read the same files; the caller reports an error once.
  logLevel: "silent",
  metafile: true,
};
