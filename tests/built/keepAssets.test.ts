import { execFile } from "node:child_process";
import { link, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

const keepAssets = (kept: string) =>
  promisify(execFile)(process.execPath, ["dist/keepAssets.js"], { env: { OLD_ASSETS: kept } });

it("adds a release's assets to those of earlier ones, and forgets what no release brought for a month", async () => {
  const kept = await mkdtemp(join(tmpdir(), "kept-assets-"));
  onTestFinished(() => rm(kept, { recursive: true }));
  const ours = await readdir("dist/assets");
  const [stillUsed = ""] = ours;
  for (const file of ["last-release.js", "forgotten.js", stillUsed]) await writeFile(join(kept, file), "");
  const longAgo = daysAgo(31);
  for (const file of ["forgotten.js", stillUsed]) await utimes(join(kept, file), longAgo, longAgo);
  await utimes(join(kept, "last-release.js"), daysAgo(29), daysAgo(29));
  // As a visitor of the other release has it open.
  await link(join(kept, stillUsed), `${kept}.open`);

  await keepAssets(kept);
  expect(await readdir(kept)).toContain(stillUsed);
  // Two instances of a release may start at once.
  await Promise.all([keepAssets(kept), keepAssets(kept)]);
  expect((await readdir(kept)).toSorted()).toEqual([...ours, "last-release.js"].toSorted());
  // Replaced once it was whole, and not written over.
  expect((await stat(`${kept}.open`)).size).toBe(0);
  await rm(`${kept}.open`);
  // For a month after this release, too.
  expect((await stat(join(kept, stillUsed))).mtimeMs).toBeGreaterThan(longAgo.getTime());
});

it("says that the folder for kept assets is missing, and ends with 78", async () => {
  const stderr = "OLD_ASSETS is missing: give a folder, such as /srv/old-assets\n";
  await expect(keepAssets("")).rejects.toMatchObject({ code: 78, stderr });
});
