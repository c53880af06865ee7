import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ReadyAssets } from "../../server/files/readyAssets";
import { acceptEncodings, ask, decoded } from "../support/ask";
import { listeningSite, testSite } from "../support/testSite";

let site: Awaited<ReturnType<typeof listeningSite>>;
let distFolder: string;
beforeAll(async () => {
  site = await listeningSite();
  distFolder = await mkdtemp(join(tmpdir(), "ready-assets-"));
});
afterAll(async () => {
  await site.close();
  await rm(distFolder, { recursive: true, force: true });
});

const bodyOf = (assets: ReadyAssets, path: string) => assets.find(path)?.forms.identity.body.toString();

describe("hashed assets", () => {
  it("are served from memory for a year, precompressed, each encoding with its tag", async () => {
    const { entry, stylesheet, displayFont } = site.site.manifest;
    for (const { href } of [entry, stylesheet]) {
      const [br, gzip, identity] = await Promise.all(
        Object.values(acceptEncodings).map((encoding) =>
          ask(site.port, href, { "Accept-Encoding": encoding }),
        ),
      );
      if (!br || !gzip || !identity) throw new Error("three answers were asked for");
      expect(decoded(br)).toBe(decoded(identity));
      expect(decoded(gzip)).toBe(decoded(identity));
      expect(br.body.length).toBeLessThan(identity.body.length);
      for (const { headers } of [br, gzip, identity]) {
        expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
        expect(headers.vary).toBe("Accept-Encoding");
        expect(headers["x-content-type-options"]).toBe("nosniff");
      }
      expect(br.headers["content-type"]).toMatch(/^text\/(?:javascript|css); charset=utf-8$/);
    }
    const font = await ask(site.port, displayFont.href, { "Accept-Encoding": "br" });
    expect(font.headers["content-type"]).toBe("font/woff2");
    expect(font.headers["content-encoding"]).toBeUndefined();
  });

  it("are the same without the front door, from disk", async () => {
    const { frontDoor, app } = await testSite();
    const { href } = site.site.manifest.stylesheet;
    for (const encoding of Object.values(acceptEncodings)) {
      const ready = await request(frontDoor).get(href).set("Accept-Encoding", encoding);
      const fromDisk = await request(app).get(`${href}?x`).set("Accept-Encoding", encoding);
      expect(fromDisk.status).toBe(200);
      expect(fromDisk.text).toBe(ready.text);
      for (const name of ["content-type", "content-encoding", "cache-control", "vary", "content-length"])
        expect(fromDisk.headers[name], name).toBe(ready.headers[name]);
    }
  });

  it("stay whole in memory when the folder of this build goes, asked for before or not", async () => {
    await mkdir(join(distFolder, "assets"));
    for (const name of ["early", "late"]) await writeFile(join(distFolder, `assets/${name}.js`), `${name}()`);
    await writeFile(join(distFolder, "assets/late.js.br"), "pressed");
    const assets = new ReadyAssets({ ...site.site, distFolder });

    expect(bodyOf(assets, "/assets/early.js")).toBe("early()");
    await assets.prepareAll();
    await rm(join(distFolder, "assets"), { recursive: true });

    expect(bodyOf(assets, "/assets/early.js")).toBe("early()");
    expect(bodyOf(assets, "/assets/late.js")).toBe("late()");
    expect(assets.find("/assets/late.js")?.forms.br?.body.toString()).toBe("pressed");
    for (const path of ["/assets/late.js.br", "/assets/../manifest.json", "/assets/", "/early.js"])
      expect(assets.find(path)).toBeUndefined();
  });
});
