import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const dist = join(root, "dist");

/**
 * @typedef {object} BuildOptions
 * @property {string} folder where the build is written to
 * @property {boolean} isProduction whether files are minified and have a hash in their names. In development neither is done, and
 *   React prints warnings.
 * @property {string} [liveReload] in development, the address of the script that every document loads first
 */
