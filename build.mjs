// Builds dist/ for production: node build.mjs [--if-stale]
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createBuild } from "./build/createBuild.mjs";
import { dist, root } from "./build/folders.mjs";
import { isFresh } from "./build/isFresh.mjs";
import { checkSizes } from "./build/sizes.mjs";

if (process.argv.includes("--if-stale") && (await isFresh(root, join(dist, "manifest.json"))))
  process.exit(0);

// A server may be running from the present build: it is replaced when the next one is complete.
const [next, previous] = [`${dist}.next`, `${dist}.previous`];
const build = await createBuild({ folder: next, isProduction: true });
await checkSizes(await build.build(), next);
await build.dispose();
await rm(previous, { recursive: true, force: true });
await rename(dist, previous).catch(() => undefined);
await rename(next, dist);
await rm(previous, { recursive: true, force: true });
