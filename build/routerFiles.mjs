import { join } from "node:path";
import { root } from "./folders.mjs";

const FOLDER = join(root, "node_modules/react-router/dist/production");

/**
 * The router's own files for production, as ES modules. By itself the package gives its development build to everybody, and CommonJS, of which
 * nothing can be left out, to programs of Node.
 */
export const routerFiles = {
  "react-router-dom": join(root, "node_modules/react-router-dom/dist/index.mjs"),
  "react-router/dom": join(FOLDER, "dom-export.mjs"),
  "react-router": join(FOLDER, "index.mjs"),
};
