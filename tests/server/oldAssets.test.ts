import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readManifest } from "../../server/files/manifest";
import { servedSite } from "../support/servedSite";

const folder = mkdtempSync(join(tmpdir(), "old-assets-"));
const site = servedSite({ OLD_ASSETS: folder });
const withoutOld = servedSite();
beforeAll(async () => {
  await writeFile(join(folder, "AboutPage-OLD.js"), "export const old = true;\n");
  await writeFile(join(folder, "AboutPage-OLD.js.br"), brotliCompressSync("export const old = true;\n"));
});
afterAll(() => rm(folder, { recursive: true }));

it("serves the assets of earlier releases to pages that are still open, as it serves its own", async () => {
  for (const encoding of ["br", "identity"]) {
    const { status, headers, text } = await site
      .get("/assets/AboutPage-OLD.js")
      .set("Accept-Encoding", encoding);
    expect(status).toBe(200);
    expect(text).toBe("export const old = true;\n");
    expect(headers["content-encoding"]).toBe(encoding === "br" ? "br" : undefined);
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
  expect((await site.get(readManifest("dist").entry.href)).status).toBe(200);
  expect((await site.get("/assets/gone.js")).status).toBe(404);
});

describe("node dist/keepAssets.js", () => {
  const A_MONTH_AND_A_DAY_MS = 31 * 86_400_000;

  it("adds a release's assets to those of earlier ones, and forgets what no release brought for a month", async () => {
    const kept = await mkdtemp(join(tmpdir(), "kept-assets-"));
    const ours = await readdir("dist/assets");
    const [stillUsed = ""] = ours;
    for (const file of ["last-release.js", "forgotten.js", stillUsed]) await writeFile(join(kept, file), "");
    const longAgo = new Date(Date.now() - A_MONTH_AND_A_DAY_MS);
    for (const file of ["forgotten.js", stillUsed]) await utimes(join(kept, file), longAgo, longAgo);

    // Two instances of a release may start at once.
    await Promise.all([keepAssets(kept), keepAssets(kept)]);
    expect((await readdir(kept)).toSorted()).toEqual([...ours, "last-release.js"].toSorted());
    await keepAssets(kept);
    expect((await readdir(kept)).toSorted()).toEqual([...ours, "last-release.js"].toSorted());
    // For a month after this release, too.
    expect((await stat(join(kept, stillUsed))).mtimeMs).toBeGreaterThan(longAgo.getTime());
    await rm(kept, { recursive: true });
  });

  it("says that the folder is missing, and ends with 78", async () => {
    await expect(keepAssets("")).rejects.toMatchObject({
      code: 78,
      stderr: "OLD_ASSETS is missing: give a folder, such as /srv/old-assets\n",
    });
  });

  const keepAssets = (folder: string) =>
    promisify(execFile)(process.execPath, ["dist/keepAssets.js"], { env: { OLD_ASSETS: folder } });
});

it("knows no earlier assets without the setting", async () => {
  expect((await withoutOld.get("/assets/AboutPage-OLD.js")).status).toBe(404);
});
