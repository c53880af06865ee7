// Builds everything into dist/, for production: node build.mjs [--if-stale]
import { rm } from "node:fs/promises";
import { dist, root } from "./build/folders.mjs";
import { isFresh } from "./build/isFresh.mjs";
import { createSiteBuild } from "./build/site.mjs";
import { checkSizes, SIZES_FILE } from "./build/sizes.mjs";

if (process.argv.includes("--if-stale") && (await isFresh(root, SIZES_FILE))) process.exit(0);

await rm(dist, { recursive: true, force: true });
const site = await createSiteBuild({ folder: dist, isProduction: true });
const manifest = await site.build();
await site.dispose();
await checkSizes(manifest);
