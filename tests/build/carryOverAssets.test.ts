import { mkdir, mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { carryOverAssets } from "../../build/carryOverAssets.mjs";

const HOUR_MS = 3_600_000;

it("leaves a page that was sent before a build its scripts, for a day", async () => {
  const folder = await mkdtemp(join(tmpdir(), "carried-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [previous, next] = [join(folder, "previous"), join(folder, "next")];
  for (const release of [previous, next]) await mkdir(join(release, "assets"), { recursive: true });
  for (const [name, hours] of [
    ["new.js", 1],
    ["same.js", 1],
    ["yesterday.js", 30],
  ] as const) {
    const file = join(previous, "assets", name);
    await writeFile(file, "of the previous build");
    const written = new Date(Date.now() - hours * HOUR_MS);
    await utimes(file, written, written);
  }
  await writeFile(join(next, "assets", "same.js"), "of this build");
  await carryOverAssets(previous, next);
  expect((await readdir(join(next, "assets"))).toSorted()).toEqual(["new.js", "same.js"]);
  expect(await readFile(join(next, "assets", "same.js"), "utf8")).toBe("of this build");
  const { mtimeMs } = await stat(join(next, "assets", "new.js"));
  expect(Date.now() - mtimeMs, "its day goes on").toBeGreaterThanOrEqual(HOUR_MS);
});
