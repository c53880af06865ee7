import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { readManifest } from "../../server/files/manifest";
import { servedSite } from "../support/servedSite";

const SCRIPT = "export const old = true;\n";

const folder = mkdtempSync(join(tmpdir(), "old-assets-"));
const keep = (name: string) => {
  writeFileSync(join(folder, name), SCRIPT);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(SCRIPT));
};
keep("AboutPage-OLD.js");
keep("forgotten-OLD.js");
const site = servedSite({ OLD_ASSETS: folder });
const withoutOld = servedSite();
afterAll(() => rm(folder, { recursive: true }));

it("serves the assets of earlier releases to pages that are still open, as it serves its own", async () => {
  // A newer release adds its own while this one runs.
  keep("AboutPage-NEW.js");
  for (const path of ["/assets/AboutPage-OLD.js", "/assets/AboutPage-NEW.js", "/assets/AboutPage-OLD.js?x"])
    for (const encoding of ["br", "identity"]) {
      const { status, headers, text } = await site
        .get(path)
        .set({ "Accept-Encoding": encoding, Range: "bytes=0-3" });
      expect(status).toBe(200);
      expect(text).toBe(SCRIPT);
      expect(headers["content-type"]).toMatch(/^text\/javascript; charset=utf-8$/i);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(headers["vary"]).toBe("Accept-Encoding");
      const known = { "Accept-Encoding": encoding, "If-None-Match": headers["etag"] ?? "" };
      expect((await site.get(path).set(known)).status).toBe(304);
    }
  const { headers } = await site.get("/assets/AboutPage-OLD.js").set("Accept-Encoding", "gzip, deflate, br");
  expect(headers["content-encoding"]).toBe("br");
  expect((await site.get(readManifest("dist").entry.href)).status).toBe(200);
});

it.each(["/assets/gone.js", "/assets/%", "/assets/.kept", "/assets/%2e%2e/server.js", "/assets/"])(
  "says of %s in a plain line that there is none",
  async (path) => {
    const { status, headers, text } = await site.get(path);
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("no-store");
    expect(text).toMatch(/^No route matches URL "\/assets\/[\w.]*"\n$/);
  },
);

it("says so of one that was forgotten while the server runs, too", async () => {
  for (const file of ["forgotten-OLD.js", "forgotten-OLD.js.br"]) await rm(join(folder, file));
  const { status, headers, text } = await site.get("/assets/forgotten-OLD.js").set("Accept-Encoding", "br");
  expect({ status, encoding: headers["content-encoding"] }).toEqual({ status: 404, encoding: undefined });
  expect(text).toBe('No route matches URL "/assets/forgotten-OLD.js"\n');
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
