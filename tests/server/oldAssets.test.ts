import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testSite } from "../support/testSite";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "old-assets-"));
  await writeFile(join(folder, "AboutPage-OLD.js"), "export const old = true;\n");
  await writeFile(join(folder, "AboutPage-OLD.js.br"), brotliCompressSync("export const old = true;\n"));
});
afterAll(() => rm(folder, { recursive: true }));

it("serves the assets of earlier releases to pages that are still open, as it serves its own", async () => {
  const { frontDoor, site } = await testSite({ OLD_ASSETS: folder });
  for (const encoding of ["br", "identity"]) {
    const { status, headers, text } = await request(frontDoor)
      .get("/assets/AboutPage-OLD.js")
      .set("Accept-Encoding", encoding);
    expect(status).toBe(200);
    expect(text).toBe("export const old = true;\n");
    expect(headers["content-encoding"]).toBe(encoding === "br" ? "br" : undefined);
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
  expect((await request(frontDoor).get(site.manifest.entry.href)).status).toBe(200);
  expect((await request(frontDoor).get("/assets/gone.js")).status).toBe(404);
});

it("knows no earlier assets without the setting", async () => {
  const { frontDoor } = await testSite();
  expect((await request(frontDoor).get("/assets/AboutPage-OLD.js")).status).toBe(404);
});
