import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, inject, it } from "vitest";
import { ENTRY, FONT, STYLESHEET } from "../support/smallBuild";
import { startSourceSite } from "../support/sourceSite";

const SCRIPT = "export const old = true;\n";
const A_YEAR = "public, max-age=31536000, immutable";

const folder = mkdtempSync(join(tmpdir(), "files-"));
const [distFolder, oldAssets] = [join(folder, "dist"), join(folder, "old")];
cpSync(inject("smallBuild"), distFolder, { recursive: true });
cpSync(join(distFolder, "assets"), oldAssets, { recursive: true });
for (const name of ["AboutPage-OLDOLD01.js", "forgotten-OLDOLD01.js"]) keep(name);
// What a volume may hold besides.
writeFileSync(join(oldAssets, "app.js"), "not of a release");
symlinkSync("gone", join(oldAssets, "dangling-OLDOLD01.js"));
const settings = { OLD_ASSETS: oldAssets, LOG_LEVEL: "silent" };
const { get, close } = await startSourceSite(settings, distFolder);
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

function keep(name: string): void {
  writeFileSync(join(oldAssets, name), SCRIPT);
  writeFileSync(join(oldAssets, `${name}.br`), brotliCompressSync(SCRIPT));
  writeFileSync(join(oldAssets, `${name}.gz`), gzipSync(SCRIPT));
}

describe("the assets of this release", () => {
  it.each([
    [ENTRY, "text/javascript; charset=utf-8", 3],
    [STYLESHEET, "text/css; charset=utf-8", 3],
    [FONT, "font/woff2", 1],
  ])("are sent for a year, each encoding with its tag and length: %s", async (href, type, count) => {
    const seen = { encodings: new Set(), tags: new Set(), lengths: new Set(), texts: new Set() };
    for (const encoding of ["br", "gzip", "identity"]) {
      const { headers, body } = await get(href).set("Accept-Encoding", encoding).responseType("blob");
      expect(headers).toMatchObject({ "content-type": type, "cache-control": A_YEAR });
      expect(headers["vary"]).toBe(count === 1 ? undefined : "Accept-Encoding");
      seen.encodings.add(headers["content-encoding"]);
      seen.tags.add(headers["etag"]);
      seen.lengths.add(headers["content-length"]);
      seen.texts.add(String(body));
    }
    const counts = Object.values(seen).map(({ size }) => size);
    expect(counts).toEqual([count, count, count, 1]);
  });
});

describe("the assets of earlier releases", () => {
  it.each([
    ["AboutPage-OLDOLD01.js", "br", "br"],
    ["AboutPage-OLDOLD01.js?x", "gzip, deflate, br", "br"],
    ["AboutPage-OLDOLD01.js", "identity", undefined],
    // A newer release adds its own while this one runs.
    ["AboutPage-NEWNEW01.js", "br", "br"],
    ["AboutPage-NEWNEW01.js", "br;q=0, gzip", "gzip"],
  ])("are served to open pages as this release's own: %s, %s", async (name, accepted, encoding) => {
    keep("AboutPage-NEWNEW01.js");
    const ask = (more: object) => get(`/assets/${name}`).set({ "Accept-Encoding": accepted, ...more });
    const { status, headers, text } = await ask({});
    expect([status, text, headers["content-encoding"]]).toEqual([200, SCRIPT, encoding]);
    expect(headers).toMatchObject({ "cache-control": A_YEAR, vary: "Accept-Encoding" });
    expect(headers["content-type"]).toMatch(/^text\/javascript; charset=utf-8$/i);
    expect((await ask({ "If-None-Match": headers["etag"] ?? "" })).status).toBe(304);
  });

  it.each([
    ["gone.js?x=<b>", "gone.js"],
    ["forgotten-OLDOLD01.js", "forgotten-OLDOLD01.js"],
    ["%", ""],
    ["gone.js%3Cb%3E", ""],
    ["dangling-OLDOLD01.js", "dangling-OLDOLD01.js"],
    // Which somebody put into the folder, and may change.
    ["app.js", "app.js"],
  ])("are said not to be there, in a line that repeats only what is harmless: %j", async (name, repeated) => {
    // One is removed while the server runs.
    for (const ending of ["", ".br", ".gz"])
      rmSync(join(oldAssets, `forgotten-OLDOLD01.js${ending}`), { force: true });
    const { status, headers, text } = await get(`/assets/${name}`).set("Accept-Encoding", "br");
    expect([status, text]).toEqual([404, `No route matches URL "/assets/${repeated}"\n`]);
    expect(headers).not.toHaveProperty("content-encoding");
  });
});
