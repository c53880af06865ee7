import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { wrap } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Script } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { servingServer } from "../support/builtServer";

/** Where V8 notes by which version of itself the code was compiled. */
const VERSION_OFFSET = 4;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "code-cache-"));
  await cp("dist", folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

const scriptWith = (source: string, cachedData: Buffer) => new Script(wrap(source), { cachedData });

describe("the compiled code beside the server", () => {
  it("is taken by the Node that built it, and by no other", async () => {
    const source = await readFile("dist/site.cjs", "utf8");
    const code = await readFile("dist/site.cache");
    expect(scriptWith(source, code).cachedDataRejected).toBe(false);
    expect(scriptWith(source, ofAnotherVersion(code)).cachedDataRejected).toBe(true);
  });

  it.each([
    ["another version's", ofAnotherVersion],
    ["cut short", (code: Buffer) => code.subarray(0, code.length / 2)],
    ["empty", () => Buffer.alloc(0)],
    ["missing", undefined],
  ] as const)("may be %s: the server starts all the same", async (_state, spoil) => {
    const file = join(folder, "site.cache");
    await rm(file, { force: true });
    if (spoil) await writeFile(file, spoil(await readFile("dist/site.cache")));
    const { child, exit, origin } = await servingServer({ LOG_LEVEL: "silent" }, join(folder, "server.js"));
    expect(await (await fetch(`${origin}/about`)).text()).toContain("</html>");
    child.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
  });
});

it("follows no asynchronous calls, which would make every answer of the process dearer", async () => {
  expect(await readFile("dist/site.cjs", "utf8")).not.toMatch(/new [\w$.]*AsyncLocalStorage\b/);
});

it("writes nothing into its folder while it serves, so that a read-only file system is enough", async () => {
  const before = await timesOfChange(folder);
  const { child, exit, origin } = await servingServer({ LOG_LEVEL: "info" }, join(folder, "server.js"));
  for (const path of ["/", "/blog?q=x", "/nope", "/assets/gone.js"])
    await (await fetch(`${origin}${path}`)).text();
  child.kill("SIGTERM");
  await exit;
  expect(await timesOfChange(folder)).toEqual(before);
});

function ofAnotherVersion(code: Buffer): Buffer {
  const other = Buffer.from(code);
  other.writeUInt32LE(other.readUInt32LE(VERSION_OFFSET) ^ 1, VERSION_OFFSET);
  return other;
}

async function timesOfChange(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  const lines = await Promise.all(
    ["", ...files].map(async (file) => `${file} ${(await stat(join(folder, file))).mtimeMs}`),
  );
  return lines.toSorted();
}
