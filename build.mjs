// Builds dist/ for production; build/buildSite.mjs is the outline of what a build does.
import { rename, rm } from "node:fs/promises";
import { carryOverAssets } from "./build/carryOverAssets.mjs";
import { buildSite } from "./build/buildSite.mjs";
import { dist } from "./build/folders.mjs";
import { problemLines } from "./build/problemLines.mjs";

// A server may be running from dist/, and another build may be under way: each works in a folder of its own.
const next = `${dist}.next-${process.pid}`;
try {
  await buildSite({ folder: next, isProduction: true });
  await carryOverAssets(dist, next);
  await replaceDist();
} catch (error) {
  const lines = problemLines(error);
  if (!lines) throw error;
  console.error(lines.join("\n"));
  process.exitCode = 1;
} finally {
  await rm(next, { recursive: true, force: true });
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
