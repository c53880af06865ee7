// Builds dist/ for production: node build.mjs [--if-stale]
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { dist, root } from "./build/folders.mjs";
import { isFresh } from "./build/isFresh.mjs";
import { createBuild } from "./build/createBuild.mjs";
import { checkSizes, SIZES_FILE } from "./build/sizes.mjs";

if (process.argv.includes("--if-stale") && (await isFresh(root, join(dist, SIZES_FILE)))) process.exit(0);

// A server may be running from the present build: it is replaced when the next one is complete.
const next = `${dist}.next`;
const previous = `${dist}.previous`;
for (const folder of [next, previous]) await rm(folder, { recursive: true, force: true });
const build = await createBuild({ folder: next, isProduction: true });
const manifest = await build.build();
await build.dispose();
await checkSizes(manifest, next);
await rename(dist, previous).catch(() => undefined);
await rename(next, dist);
await rm(previous, { recursive: true, force: true });
