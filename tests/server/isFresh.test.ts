import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isFresh } from "../../build/isFresh.mjs";

const BUILT = "dist/sizes.json";
const PAGE = "shared/pages/home/HomePage.tsx";
const FILES = [PAGE, "public/logo.svg", "package-lock.json", "README.md"];
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

const change = (file: string) => () => utimes(join(root, file), LATER, LATER);

it.each([
  ["keeps a build that is newer than all that the build reads", () => Promise.resolve(), true],
  ["keeps the build after a change of what the build does not read", change("README.md"), true],
  ...FILES.slice(0, 3).map(
    (file) => [`builds again after a change of ${file}`, change(file), false] as const,
  ),
  ["builds again after a file was removed", () => rm(join(root, PAGE)), false],
  ["builds where no build has come to its end", () => rm(join(root, BUILT)), false],
] as const)("npm start %s", async (_what, happen, expected) => {
  await happen();
  expect(await isFresh(root, join(root, BUILT))).toBe(expected);
});
