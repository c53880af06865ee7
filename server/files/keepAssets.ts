// Run before each release: node dist/keepAssets.js. Copies this build's hashed assets into the folder OLD_ASSETS, which the
// servers of all releases share. Deletes files that no release has contained for a month.
import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { reportStartError } from "../operations/reportStartError";
import { SettingsError, UnavailableError } from "../operations/startErrors";
import { FILE_OF_A_RELEASE } from "./releaseFileNames";

const OWN_ASSETS = join(import.meta.dirname, "assets");
const FORGET_AFTER_MS = 30 * 86_400_000;

/** A copy that another run of this program is still writing, or was interrupted in. */
const UNFINISHED_COPY = /^\.[\da-f-]{36}$/;

const MAX_NAMED = 5;

keepAssets().catch(reportStartError);

async function keepAssets(): Promise<void> {
  // Read directly and not as a checked setting, because the folder may not exist yet.
  const folder = process.env["OLD_ASSETS"];
  if (!folder) throw new SettingsError("OLD_ASSETS is missing: give a folder, such as /srv/old-assets");

  try {
    await mkdir(folder, { recursive: true });
    const ours = await readdir(OWN_ASSETS);
    // Deletes before it copies, to make room for the new files.
    const { deleted, leftAlone } = await deleteForgotten(folder, new Set(ours));
    for (const file of ours) await add(file, folder);
    console.log(
      `${ours.length} files of this release are kept for a month, ${deleted} of earlier ones were deleted` +
        named(leftAlone),
    );
  } catch (error) {
    const { message } = error as Error;
    throw new UnavailableError(
      `OLD_ASSETS cannot take this release's files (${message}): make room there, or give another folder`,
    );
  }
}

/** Leaves alone every file that is not from a release: it belongs to something else, such as the file system. */
async function deleteForgotten(folder: string, ours: ReadonlySet<string>) {
  const now = Date.now();
  let deleted = 0;
  const leftAlone: string[] = [];

  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const { name } = entry;
    if (ours.has(name)) continue;

    const isOfARelease = FILE_OF_A_RELEASE.test(name) || UNFINISHED_COPY.test(name);
    if (!isOfARelease || !entry.isFile()) {
      leftAlone.push(name);
      continue;
    }

    const target = join(folder, name);
    try {
      const { mtimeMs } = await stat(target);
      if (now - mtimeMs <= FORGET_AFTER_MS) continue;
      await rm(target);
      deleted += 1;
    } catch (error) {
      // Another instance may have deleted the file just now. A file that cannot be deleted must not stop a release.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") leftAlone.push(name);
    }
  }
  return { deleted, leftAlone };
}

/**
 * Copies a file, which also restarts its month. It is written under another name and then renamed, because servers may be
 * reading.
 */
async function add(file: string, folder: string): Promise<void> {
  const unfinished = join(folder, `.${randomUUID()}`);
  try {
    await copyFile(join(OWN_ASSETS, file), unfinished);
    await rename(unfinished, join(folder, file));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** For the end of the summary line. The first few names are enough to see where the files come from. */
function named(leftAlone: readonly string[]): string {
  if (leftAlone.length === 0) return "";
  const sorted = leftAlone.toSorted();
  const names = sorted.slice(0, MAX_NAMED).map((name) => JSON.stringify(name));
  const more = sorted.length > MAX_NAMED ? ` and ${sorted.length - MAX_NAMED} more` : "";
  return `; left alone, as no files of a release: ${names.join(", ")}${more}`;
}
