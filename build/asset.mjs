import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** @typedef {Awaited<ReturnType<typeof asset>>} Asset */

/**
 * What documents say of a built file: its address, and the hash that the browser checks it by.
 * @param {string} folder of the build
 * @param {string} file below its assets
 */
export async function asset(folder, file) {
  const bytes = await readFile(join(folder, "assets", file));
  const hash = createHash("sha384").update(bytes).digest("base64");
  return { href: `/assets/${file}`, integrity: `sha384-${hash}` };
}
