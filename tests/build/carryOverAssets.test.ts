import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { carryOverAssets } from "../../build/carryOverAssets.mjs";

const HOUR_MS = 3_600_000;

async function folders() {
  const folder = await mkdtemp(join(tmpdir(), "carried-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [previous, next] = [join(folder, "previous"), join(folder, "next")];
  await mkdir(join(next, "assets"), { recursive: true });
  return { previous, next };
}

it("leaves a page that was sent before a build its scripts, for a day", async () => {
  const { previous, next } = await folders();
  await mkdir(join(previous, "assets"), { recursive: true });
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
});

it("carries nothing over to the first build", async () => {
  const { previous, next } = await folders();
  await carryOverAssets(previous, next);
  expect(await readdir(join(next, "assets"))).toEqual([]);
});
