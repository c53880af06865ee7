import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readManifest } from "../../server/files/manifest";
import { acceptEncodings, decoded, encodedResponse } from "../support/encodedResponse";
import { servingServer } from "../support/builtServer";
import { servedSite } from "../support/servedSite";

const site = servedSite();
const { entry, stylesheet, displayFont } = readManifest("dist");

describe("hashed assets", () => {
  it.each(["", "?x"])(
    "are sent for a year, precompressed, each encoding with its tag and its length, with the query %j",
    async (query) => {
      for (const { href } of [entry, stylesheet]) {
        const [br, gzip, identity] = await Promise.all(
          Object.values(acceptEncodings).map((encoding) =>
            encodedResponse(site.port, `${href}${query}`, { "Accept-Encoding": encoding }),
          ),
        );
        if (!br || !gzip || !identity) throw new Error("three requests were sent");
        expect([br, gzip, identity].map(({ headers }) => headers["content-encoding"])).toEqual([
          "br",
          "gzip",
          undefined,
        ]);
        expect(decoded(br)).toBe(decoded(identity));
        expect(decoded(gzip)).toBe(decoded(identity));
        for (const { headers, body } of [br, gzip, identity]) {
          expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
          expect(headers.vary).toBe("Accept-Encoding");
          expect(headers["content-type"]).toMatch(/^text\/(?:javascript|css); charset=utf-8$/);
          expect(headers["content-length"]).toBe(String(body.length));
          expect(headers["x-content-type-options"]).toBe("nosniff");
        }
        expect(new Set([br, gzip, identity].map(({ headers }) => headers.etag)).size).toBe(3);
      }
      const font = await encodedResponse(site.port, `${displayFont.href}${query}`, {
        "Accept-Encoding": "br",
      });
      expect(font.headers["content-type"]).toBe("font/woff2");
      expect(font.headers["content-encoding"]).toBeUndefined();
    },
  );

  it("stay whole while another build replaces their folder", async () => {
    const folder = await mkdtemp(join(tmpdir(), "build-that-goes-"));
    await cp("dist", folder, { recursive: true });
    const server = await servingServer({ LOG_LEVEL: "error" }, join(folder, "server.js"));
    await rm(join(folder, "assets"), { recursive: true });
    await mkdir(join(folder, "assets"));
    await writeFile(join(folder, entry.href), "half a mod");
    for (const { href } of [entry, stylesheet]) {
      const response = await encodedResponse(server.port, href, { "Accept-Encoding": "br" });
      expect(response.status).toBe(200);
      expect(decoded(response)).toBe(await readFile(join("dist", href), "utf8"));
    }
    expect((await encodedResponse(server.port, "/about")).status).toBe(200);
    server.child.kill("SIGKILL");
    await server.exit;
    await rm(folder, { recursive: true });
  });
});
