// Run before each release: node dist/keepAssets.js. Adds this build's hashed assets to the folder OLD_ASSETS, which the
// servers of all releases share, and removes files that no release has had for a month.
import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { reportStartError, SettingsError } from "../operations/startErrors";

const FORGET_AFTER_MS = 30 * 86_400_000;

keepAssets().catch(({ message }: Error) => reportStartError(new SettingsError(message)));

async function keepAssets(): Promise<void> {
  // Not a checked setting: the folder need not be there yet.
  const oldAssets = process.env["OLD_ASSETS"];
  if (!oldAssets) throw new Error("OLD_ASSETS is missing: give a folder, such as /srv/old-assets");
  await mkdir(oldAssets, { recursive: true });
  const ours = join(import.meta.dirname, "assets");
  for (const file of await readdir(ours)) {
    // Renamed once it is complete: servers may be reading. Its month begins again.
    const unfinished = join(oldAssets, `.${randomUUID()}`);
    await copyFile(join(ours, file), unfinished);
    await rename(unfinished, join(oldAssets, file));
  }
  const now = Date.now();
  for (const file of await readdir(oldAssets)) {
    const target = join(oldAssets, file);
    // Another instance may just have removed it.
    const { mtimeMs } = await stat(target).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > FORGET_AFTER_MS) await rm(target, { force: true });
  }
}
