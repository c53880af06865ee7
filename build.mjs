// Builds dist/ for production.
import { rename, rm } from "node:fs/promises";
import { buildSite } from "./build/buildSite.mjs";
import { dist } from "./build/folders.mjs";
import { problemLines } from "./build/problemLines.mjs";

// A server may still be running from the current build, so the current build is replaced only when the new one is complete.
const [next, previous] = [`${dist}.next`, `${dist}.previous`];
await rm(next, { recursive: true, force: true });
try {
  await buildSite({ folder: next, isProduction: true });
} catch (error) {
  const lines = problemLines(error);
  if (!lines) throw error;
  console.error(lines.join("\n"));
  process.exit(1);
}
await rm(previous, { recursive: true, force: true });
await rename(dist, previous).catch(() => undefined);
await rename(next, dist);
await rm(previous, { recursive: true, force: true });
