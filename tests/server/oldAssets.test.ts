import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { ENTRY, sourceSite } from "../support/sourceSite";

const SCRIPT = "export const old = true;\n";

const folder = mkdtempSync(join(tmpdir(), "old-assets-"));
const keep = (name: string) => {
  writeFileSync(join(folder, name), SCRIPT);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(SCRIPT));
};
keep("AboutPage-OLD.js");
keep("forgotten-OLD.js");
const site = sourceSite({ OLD_ASSETS: folder });
const withoutOld = sourceSite();
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
  expect((await site.get(ENTRY)).status).toBe(200);
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

it("knows no earlier assets without the setting", async () => {
  expect((await withoutOld.get("/assets/AboutPage-OLD.js")).status).toBe(404);
});
