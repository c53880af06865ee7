// Run before each release: node dist/keepAssets.js. Adds this build's hashed assets to the folder OLD_ASSETS, which the
// servers of all releases share, and deletes those that no release has had for a month.
import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { reportStartError } from "../operations/reportStartError";
import { SettingsError, UnavailableError } from "../operations/startErrors";

const OWN_ASSETS = join(import.meta.dirname, "assets");
const FORGET_AFTER_MS = 30 * 86_400_000;

/** As the build names hashed files and their compressed forms. */
const FILE_OF_A_RELEASE = /^[\w.-]+-[\dA-Z]{8}\.(?:css|js|woff2)(?:\.(?:br|gz))?$/;

/** A copy that another run of this program has not finished, or never will. */
const UNFINISHED_COPY = /^\.[\da-f-]{36}$/;

const MAX_NAMED = 5;

keepAssets().catch(reportStartError);

async function keepAssets(): Promise<void> {
  // Not a checked setting: the folder need not be there yet.
  const folder = process.env["OLD_ASSETS"];
  if (!folder) throw new SettingsError("OLD_ASSETS is missing: give a folder, such as /srv/old-assets");

  try {
    await mkdir(folder, { recursive: true });
    const ours = await readdir(OWN_ASSETS);
    // First, as it may make the room that the new ones need.
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

/** Whatever is no file of a release belongs to somebody else, such as the file system: it is left alone. */
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
      // Another instance may just have deleted it; what cannot be deleted is no reason to stop a release.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") leftAlone.push(name);
    }
  }
  return { deleted, leftAlone };
}

/** Adds a file, or begins its month again. It is renamed once it is complete, since servers may be reading. */
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

/** The end of the line that says what was done. The first names are enough to see whose files they are. */
function named(leftAlone: readonly string[]): string {
  if (leftAlone.length === 0) return "";
  const sorted = leftAlone.toSorted();
  const names = sorted.slice(0, MAX_NAMED).map((name) => JSON.stringify(name));
  const more = sorted.length > MAX_NAMED ? ` and ${sorted.length - MAX_NAMED} more` : "";
  return `; left alone, as no files of a release: ${names.join(", ")}${more}`;
}
