import { join } from "node:path";
import { root } from "./folders.mjs";

const ROUTER = join(root, "node_modules/react-router/dist/production");

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
  // Several builds read the same files: what fails is reported once, by the program that builds.
  logLevel: "silent",
  // The router's own files for production, as ES modules: by itself the package gives everybody its development build,
  // and programs of Node CommonJS, of which nothing can be left out.
  alias: {
    "react-router-dom": join(root, "node_modules/react-router-dom/dist/index.mjs"),
    "react-router/dom": join(ROUTER, "dom-export.mjs"),
    "react-router": join(ROUTER, "index.mjs"),
  },
};
