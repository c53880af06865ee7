// Adds this build's hashed assets to the folder OLD_ASSETS, from which the servers of other releases serve them too, and
// forgets what no release brought for a month. To be run before the release is: node dist/keepAssets.js
import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { readOldAssetsFolder } from "../settings";

const FORGET_AFTER_MS = 30 * 86_400_000;

const EX_CONFIG = 78;

keepAssets().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = EX_CONFIG;
});

async function keepAssets(): Promise<void> {
  const oldAssets = readOldAssetsFolder();
  if (oldAssets === undefined)
    throw new Error("OLD_ASSETS is missing: give a folder, such as /srv/old-assets");
  await mkdir(oldAssets, { recursive: true });
  const kept = new Set(await readdir(oldAssets));
  const ours = join(import.meta.dirname, "assets");
  const now = new Date();
  for (const file of await readdir(ours)) {
    const target = join(oldAssets, file);
    if (kept.delete(file)) {
      await utimes(target, now, now);
      continue;
    }
    // Whole or not at all: servers are reading, and another instance may be doing the same.
    const unfinished = join(oldAssets, `.${randomUUID()}`);
    await copyFile(join(ours, file), unfinished);
    await rename(unfinished, target);
  }
  for (const file of kept) {
    const target = join(oldAssets, file);
    // Another instance may have forgotten it just now.
    const { mtimeMs } = await stat(target).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > FORGET_AFTER_MS) await rm(target, { force: true });
  }
}
