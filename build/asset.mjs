import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * What documents say of a built file.
 * @typedef {object} Asset
 * @property {string} href
 * @property {string} integrity the hash that the browser checks the file by
 */

/**
 * @param {string} folder of the build
 * @param {string} file below its assets
 * @returns {Promise<Asset>}
 */
export async function asset(folder, file) {
  const bytes = await readFile(join(folder, "assets", file));
  return {
    href: `/assets/${file}`,
    integrity: `sha384-${createHash("sha384").update(bytes).digest("base64")}`,
  };
}
