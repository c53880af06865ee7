import { cp, mkdtemp, rm } from "node:fs/promises";
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
  it.each([
    ["the first time", ""],
    ["from then on", ""],
    ["with a query", "?x"],
  ])(
    "are sent %s for a year, precompressed, each encoding with its tag and its length",
    async (_when, query) => {
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

  it("outlive the folder of their build once they were requested; pages are served in any case", async () => {
    const folder = await mkdtemp(join(tmpdir(), "build-that-goes-"));
    await cp("dist", folder, { recursive: true });
    const server = await servingServer({ LOG_LEVEL: "error" }, join(folder, "server.js"));
    const whole = decoded(await encodedResponse(server.port, stylesheet.href));
    await rm(join(folder, "assets"), { recursive: true });
    const { status, body } = await encodedResponse(server.port, stylesheet.href);
    expect({ status, text: body.toString() }).toEqual({ status: 200, text: whole });
    expect((await encodedResponse(server.port, entry.href)).status).toBe(404);
    expect((await encodedResponse(server.port, "/about")).status).toBe(200);
    server.child.kill("SIGKILL");
    await server.exit;
    await rm(folder, { recursive: true });
  });
});
