import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const dist = join(root, "dist");

/**
 * @typedef {object} BuildOptions
 * @property {string} folder where the build is written to
 * @property {boolean} isProduction minified, compressed, with hashes in the names, and with React's production files;
 *   otherwise with React's warnings, and with names that stay the same from build to build
 */
