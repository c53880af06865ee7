import { cp, stat } from "node:fs/promises";
import { join } from "node:path";

/** So long, pages that were sent before a build still find their scripts and styles after it. */
const CARRIED_OVER_MS = 24 * 60 * 60 * 1000;

/**
 * Copies the assets of the last day's builds beside those of the next one. They have other names wherever they differ.
 * @param {string} previous the folder of the build that is replaced; it need not be there
 * @param {string} next
 */
export async function carryOverAssets(previous, next) {
  const oldest = Date.now() - CARRIED_OVER_MS;
  const isKept = async (/** @type {string} */ path) => {
    const stats = await stat(path);
    return stats.isDirectory() || stats.mtimeMs > oldest;
  };
  const options = { recursive: true, force: false, preserveTimestamps: true, filter: isKept };
  await cp(join(previous, "assets"), join(next, "assets"), options).catch((error) => {
    const isFirstBuild = error.code === "ENOENT";
    if (!isFirstBuild) throw error;
  });
}
