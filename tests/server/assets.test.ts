import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { acceptEncodings, decoded, encodedResponse } from "../support/encodedResponse";
import { ENTRY, FONT, STYLESHEET } from "../support/smallBuild";
import { startSourceSite } from "../support/sourceSite";

const SCRIPT = "export const old = true;\n";

let site: Awaited<ReturnType<typeof startSourceSite>>;
const folder = mkdtempSync(join(tmpdir(), "assets-"));
const [distFolder, oldAssets] = [join(folder, "dist"), join(folder, "old")];
beforeAll(async () => {
  cpSync(inject("smallBuild"), distFolder, { recursive: true });
  cpSync(join(distFolder, "assets"), oldAssets, { recursive: true });
  for (const name of ["AboutPage-OLD.js", "forgotten-OLD.js"]) keep(name);
  site = await startSourceSite({ OLD_ASSETS: oldAssets }, { distFolder });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

function keep(name: string): void {
  writeFileSync(join(oldAssets, name), SCRIPT);
  writeFileSync(join(oldAssets, `${name}.br`), brotliCompressSync(SCRIPT));
}

describe("the assets of this release", () => {
  it.each(["", "?x"])(
    "are sent for a year, precompressed, each encoding with its tag and its length, with the query %j",
    async (query) => {
      for (const [href, type, count] of [
        [ENTRY, "text/javascript; charset=utf-8", 3],
        [STYLESHEET, "text/css; charset=utf-8", 3],
        [FONT, "font/woff2", 1],
      ] as const) {
        const seen = { encodings: new Set(), tags: new Set(), texts: new Set() };
        for (const encoding of Object.values(acceptEncodings)) {
          const response = await encodedResponse(site.port, `${href}${query}`, {
            "Accept-Encoding": encoding,
          });
          expect(response.headers).toMatchObject({
            "content-type": type,
            "cache-control": "public, max-age=31536000, immutable",
            "content-length": String(response.body.length),
            "x-content-type-options": "nosniff",
          });
          expect(response.headers.vary).toBe(count === 1 ? undefined : "Accept-Encoding");
          seen.encodings.add(response.headers["content-encoding"]);
          seen.tags.add(response.headers.etag);
          seen.texts.add(decoded(response));
        }
        expect([seen.encodings.size, seen.tags.size, seen.texts.size], href).toEqual([count, count, 1]);
      }
    },
  );

  it("stay whole while another build replaces their folder", async () => {
    const before = await encodedResponse(site.port, ENTRY);
    await writeFile(join(distFolder, ENTRY), "half a mod");
    await rm(join(distFolder, STYLESHEET));
    expect(await encodedResponse(site.port, ENTRY)).toMatchObject({ status: 200, body: before.body });
    expect((await site.get(STYLESHEET)).status).toBe(200);
  });
});

describe("the assets of earlier releases", () => {
  it("are served to pages that are still open, as this release's own", async () => {
    // A newer release adds its own while this one runs.
    keep("AboutPage-NEW.js");
    for (const path of ["AboutPage-OLD.js", "AboutPage-NEW.js", "AboutPage-OLD.js?x"])
      for (const encoding of ["gzip, deflate, br", "identity"]) {
        const ask = (more: object) =>
          site.get(`/assets/${path}`).set({ "Accept-Encoding": encoding, ...more });
        const { status, headers, text } = await ask({ Range: "bytes=0-3" });
        expect({ status, text }).toEqual({ status: 200, text: SCRIPT });
        expect(headers).toMatchObject({
          "content-type": expect.stringMatching(/^text\/javascript; charset=utf-8$/i) as string,
          "cache-control": "public, max-age=31536000, immutable",
          vary: "Accept-Encoding",
        });
        expect(headers["content-encoding"]).toBe(
          path.includes("OLD") && encoding !== "identity" ? "br" : undefined,
        );
        expect((await ask({ "If-None-Match": headers["etag"] ?? "" })).status).toBe(304);
      }
  });

  it.each([
    ["gone.js", "gone.js"],
    ["gone.js?x=<b>", "gone.js"],
    ["%", ""],
    [".kept", ""],
    ["%3Cscript%3E", ""],
    ["%2e%2e/server.js", ""],
    ["", ""],
  ])(
    "are said not to be there in a plain line that repeats only what is harmless: %j",
    async (name, repeated) => {
      const { status, headers, text } = await site.get(`/assets/${name}`);
      expect({ status, text }).toEqual({ status: 404, text: `No route matches URL "/assets/${repeated}"\n` });
      expect(headers).toMatchObject({
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
    },
  );

  it("are said so of one that was forgotten while the server runs, too", async () => {
    for (const file of ["forgotten-OLD.js", "forgotten-OLD.js.br"]) await rm(join(oldAssets, file));
    const { status, headers } = await site.get("/assets/forgotten-OLD.js").set("Accept-Encoding", "br");
    expect({ status, encoding: headers["content-encoding"] }).toEqual({ status: 404, encoding: undefined });
  });
});
