import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isFresh } from "../../build/isFresh.mjs";

const BUILT = "dist/sizes.json";
const FILES = ["shared/pages/home/HomePage.tsx", "public/logo.svg", "package-lock.json", "README.md"];
const [LONG_AGO, AT_THE_BUILD, LATER] = [new Date(1000), new Date(2000), new Date(3000)];

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "built-"));
  for (const file of [...FILES, BUILT]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), "");
  }
  for (const name of [...FILES, ...FILES.map(dirname), "shared", "shared/pages"])
    await utimes(join(root, name), LONG_AGO, LONG_AGO);
  await utimes(join(root, BUILT), AT_THE_BUILD, AT_THE_BUILD);
});
afterEach(() => rm(root, { recursive: true }));

const isStillFresh = () => isFresh(root, join(root, BUILT));

describe("npm start", () => {
  it("keeps a build that is newer than all that the build reads", async () => {
    expect(await isStillFresh()).toBe(true);
  });

  it.each(FILES.filter((file) => file !== "README.md"))("builds again after a change of %s", async (file) => {
    await utimes(join(root, file), LATER, LATER);
    expect(await isStillFresh()).toBe(false);
  });

  it("builds again after a file was removed", async () => {
    await rm(join(root, "shared/pages/home/HomePage.tsx"));
    expect(await isStillFresh()).toBe(false);
  });

  it("keeps the build after a change of what the build does not read", async () => {
    await utimes(join(root, "README.md"), LATER, LATER);
    expect(await isStillFresh()).toBe(true);
  });

  it("builds where no build has come to its end", async () => {
    await rm(join(root, BUILT));
    expect(await isStillFresh()).toBe(false);
  });
});
