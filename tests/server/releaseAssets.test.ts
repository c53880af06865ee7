import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { acceptEncodings, decoded, encodedResponse } from "../support/encodedResponse";
import { ENTRY, FONT, sourceSite, startSourceSite, STYLESHEET } from "../support/sourceSite";

const site = sourceSite();

describe("hashed assets", () => {
  it.each(["", "?x"])(
    "are sent for a year, precompressed, each encoding with its tag and its length, with the query %j",
    async (query) => {
      for (const href of [ENTRY, STYLESHEET]) {
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
      const font = await encodedResponse(site.port, `${FONT}${query}`, {
        "Accept-Encoding": "br",
      });
      expect(font.headers["content-type"]).toBe("font/woff2");
      expect(font.headers["content-encoding"]).toBeUndefined();
    },
  );

  it("stay whole while another build replaces their folder", async () => {
    const { port, context, close } = await startSourceSite();
    const before = await encodedResponse(port, ENTRY);
    await writeFile(join(context.distFolder, ENTRY), "half a mod");
    await rm(join(context.distFolder, STYLESHEET));
    expect(await encodedResponse(port, ENTRY)).toMatchObject({ status: 200, body: before.body });
    expect((await encodedResponse(port, STYLESHEET)).status).toBe(200);
    await close();
  });
});
