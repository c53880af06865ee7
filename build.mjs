// Builds dist/ for production; build/buildSite.mjs is the outline of what a build does.
import { cp, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { buildSite } from "./build/buildSite.mjs";
import { dist } from "./build/folders.mjs";
import { problemLines } from "./build/problemLines.mjs";

/** So long, pages that were sent before this build still find their scripts and styles. */
const CARRIED_OVER_MS = 24 * 60 * 60 * 1000;

// A server may be running from dist/, and another build may be under way: each works in a folder of its own.
const next = `${dist}.next-${process.pid}`;
try {
  await buildSite({ folder: next, isProduction: true });
  await carryOverAssets();
  await replaceDist();
} catch (error) {
  const lines = problemLines(error);
  if (!lines) throw error;
  console.error(lines.join("\n"));
  process.exitCode = 1;
} finally {
  await rm(next, { recursive: true, force: true });
}

/** Assets have other names wherever they differ, so those of the previous build stand beside the new ones. */
async function carryOverAssets() {
  const oldest = Date.now() - CARRIED_OVER_MS;
  await cp(join(dist, "assets"), join(next, "assets"), {
    recursive: true,
    force: false,
    preserveTimestamps: true,
    filter: async (path) => (await stat(path)).isDirectory() || (await stat(path)).mtimeMs > oldest,
  }).catch((error) => {
    // The first build.
    if (error.code !== "ENOENT") throw error;
  });
}

async function replaceDist() {
  const previous = `${next}.previous`;
  await rm(previous, { recursive: true, force: true });
  await rename(dist, previous).catch(() => undefined);
  await rename(next, dist).catch((error) => {
    // Between the two lines another build has put its own there.
    if (error.code !== "ENOTEMPTY") throw error;
    return replaceDist();
  });
  await rm(previous, { recursive: true, force: true });
}
