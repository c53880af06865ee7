import { execFile } from "node:child_process";
import {
  chmod,
  link,
  lutimes,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";

const run = promisify(execFile);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

const keepAssets = (kept: string) =>
  run(process.execPath, ["dist/keepAssets.js"], { env: { OLD_ASSETS: kept } });

/** A folder for the assets of all releases. */
async function sharedFolder() {
  const kept = await mkdtemp(join(tmpdir(), "kept-assets-"));
  onTestFinished(() => rm(kept, { recursive: true }));

  /** Writes a file that a release brought so many days ago. */
  const bring = async (file: string, days: number) => {
    await writeFile(join(kept, file), "");
    await utimes(join(kept, file), daysAgo(days), daysAgo(days));
  };
  const files = async () => (await readdir(kept)).toSorted();
  return { kept, bring, files };
}

const ours = (await readdir("dist/assets")).toSorted();
const [stillUsed = ""] = ours;

it("adds a release's assets to those of earlier ones, and forgets what no release brought for a month", async () => {
  const { kept, bring, files } = await sharedFolder();
  await bring("core-LASTONES.js", 29);
  await bring(stillUsed, 31);
  const forgotten = [...new Set(ours.map((file) => file.replace(/-[\dA-Z]{8}\./, "-FORGOTTE.")))];
  for (const file of forgotten) await bring(file, 31);
  // As a visitor of the other release has it open.
  await link(join(kept, stillUsed), `${kept}.open`);

  const { stdout } = await keepAssets(kept);
  expect(stdout).toBe(
    `${ours.length} files of this release are kept for a month, ${forgotten.length} of earlier ones were deleted\n`,
  );
  // Two instances of a release may start at once.
  await Promise.all([keepAssets(kept), keepAssets(kept)]);
  expect(await files()).toEqual([...ours, "core-LASTONES.js"].toSorted());
  // Replaced once it was whole, and not written over.
  expect((await stat(`${kept}.open`)).size).toBe(0);
  await rm(`${kept}.open`);
  // For a month after this release, too.
  expect((await stat(join(kept, stillUsed))).mtimeMs).toBeGreaterThan(daysAgo(1).getTime());
});

it("leaves alone what is no file of a release, however old, and names it in one line", async () => {
  const { kept, bring, files } = await sharedFolder();
  const foreign = ["notes.txt", "page.js", "report-20260101.pdf", "a-folder-ABCDEFGH.js", "lost+found"];
  for (const file of foreign.slice(0, 3)) await bring(file, 400);
  for (const folder of foreign.slice(3)) {
    await mkdir(join(kept, folder));
    await utimes(join(kept, folder), daysAgo(400), daysAgo(400));
  }
  await chmod(join(kept, "lost+found"), 0);
  await symlink("gone", join(kept, "dangling-ABCDEFGH.js"));
  await lutimes(join(kept, "dangling-ABCDEFGH.js"), daysAgo(400), daysAgo(400));
  await bring("read-only-ABCDEFGH.js", 400);
  await chmod(join(kept, "read-only-ABCDEFGH.js"), 0o400);
  await bring(".3f0c8a52-7a3e-4c55-8f1d-0d6f3a2b1c4d", 400);

  const { stdout, stderr } = await keepAssets(kept);
  expect(await files()).toEqual([...ours, ...foreign, "dangling-ABCDEFGH.js"].toSorted());
  const [kind = "", named = ""] = stdout.split("; left alone, as no files of a release: ");
  expect(kind).toMatch(/, 2 of earlier ones were deleted$/);
  expect(named).toBe(
    '"a-folder-ABCDEFGH.js", "dangling-ABCDEFGH.js", "lost+found", "notes.txt", "page.js" and 1 more\n',
  );
  expect(stderr).toBe("");
});

it("says that the folder for kept assets is missing, and ends with 78", async () => {
  const stderr = "OLD_ASSETS is missing: give a folder, such as /srv/old-assets\n";
  await expect(keepAssets("")).rejects.toMatchObject({ code: 78, stderr });
});

it("deletes the old ones first, says that there is no room for the new ones, leaves no half of a file, and ends with 69", async () => {
  const { kept, bring, files } = await sharedFolder();
  await bring("core-FORGOTTE.js", 31);
  // No file may get larger than 4 KiB: to a process that is what a full disk is.
  const withoutRoom = run("sh", ["-c", 'ulimit -f 8 && exec "$0" dist/keepAssets.js', process.execPath], {
    env: { OLD_ASSETS: kept },
  });
  const stderr = expect.stringMatching(
    /^OLD_ASSETS cannot take this release's files \(E.*: make room/,
  ) as string;
  await expect(withoutRoom).rejects.toMatchObject({ code: 69, stderr });
  const kept4KiB = await files();
  expect(kept4KiB.filter((file) => !ours.includes(file))).toEqual([]);
  for (const file of kept4KiB)
    expect((await stat(join(kept, file))).size, file).toBe((await stat(join("dist/assets", file))).size);
});
