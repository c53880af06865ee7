import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Manifest } from "../../server/files/manifest";
import { servingServer } from "../support/builtServer";

/** A copy of dist/ that has nothing beside it. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "built-server-"));
  await cp("dist", folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

it("runs alone, and writes nothing into its folder, so that a read-only file system is enough", async () => {
  const before = await timesOfChange(folder);
  const { child, exit, origin } = await servingServer({ LOG_LEVEL: "info" }, join(folder, "server.js"));
  for (const path of ["/", "/blog?q=x", "/nope", "/assets/gone.js"])
    await (await fetch(`${origin}${path}`)).text();
  child.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
  expect(await timesOfChange(folder)).toEqual(before);
});

it("is a program in ASCII, of which V8 keeps one byte a character instead of two", async () => {
  expect(/[^\p{ASCII}].{0,40}/u.exec(await readFile(join(folder, "main.js"), "utf8"))).toBeNull();
});

it("logs stacks that name the source file and the line", async () => {
  const file = join(folder, "manifest.json");
  const manifest = JSON.parse(await readFile(file, "utf8")) as Manifest;
  // No page can be rendered without the entry.
  await writeFile(file, JSON.stringify({ ...manifest, entry: undefined }));
  const { child, output, origin } = await servingServer({}, join(folder, "server.js"));
  expect((await fetch(`${origin}/about`)).status).toBe(500);
  child.kill("SIGTERM");
  const [, source = "", line] = /at \w+ \(\S*\/(server\/[\w/]+\.tsx):(\d+):\d+\)/.exec(await output) ?? [];
  expect((await readFile(source, "utf8")).split("\n")[Number(line) - 1]).toContain("entry.href");
});

async function timesOfChange(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  const lines = await Promise.all(
    ["", ...files].map(async (file) => `${file} ${(await stat(join(folder, file))).mtimeMs}`),
  );
  return lines.toSorted();
}
