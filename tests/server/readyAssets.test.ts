import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readManifest } from "../../server/files/manifest";
import { acceptEncodings, ask, decoded } from "../support/ask";
import { servingServer, until } from "../support/builtServer";
import { servedSite } from "../support/servedSite";

const site = servedSite();
const { entry, stylesheet, displayFont } = readManifest("dist");

describe("hashed assets", () => {
  it.each([
    ["from memory", ""],
    ["from the disk", "?x"],
  ])(
    "are sent %s for a year, precompressed, each encoding with its tag and its length",
    async (_from, query) => {
      for (const { href } of [entry, stylesheet]) {
        if (query === "") await untilInMemory(site.port, href);
        const [br, gzip, identity] = await Promise.all(
          Object.values(acceptEncodings).map((encoding) =>
            ask(site.port, `${href}${query}`, { "Accept-Encoding": encoding }),
          ),
        );
        if (!br || !gzip || !identity) throw new Error("three were asked for");
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
      const font = await ask(site.port, `${displayFont.href}${query}`, { "Accept-Encoding": "br" });
      expect(font.headers["content-type"]).toBe("font/woff2");
      expect(font.headers["content-encoding"]).toBeUndefined();
    },
  );

  it("are served on when the folder of their build goes", async () => {
    const { folder, server } = await servingCopy();
    const whole = decoded(await ask(server.port, stylesheet.href));
    await untilInMemory(server.port, stylesheet.href);
    await untilInMemory(server.port, entry.href);
    await rm(join(folder, "assets"), { recursive: true });
    const answer = await ask(server.port, stylesheet.href);
    expect({ status: answer.status, text: decoded(answer) }).toEqual({ status: 200, text: whole });
    server.child.kill("SIGKILL");
    await server.exit;
    await rm(folder, { recursive: true });
  });
});

describe("a server whose assets go before it has read them", () => {
  it("says so in its log, and serves pages all the same", async () => {
    const { folder, server } = await servingCopy();
    await rm(join(folder, "assets"), { recursive: true });
    await until(() => server.written().includes("Assets cannot be read"));
    expect((await ask(server.port, "/about")).status).toBe(200);
    server.child.kill("SIGKILL");
    await server.exit;
    await rm(folder, { recursive: true });
  });
});

async function servingCopy() {
  const folder = await mkdtemp(join(tmpdir(), "build-that-goes-"));
  await cp("dist", folder, { recursive: true });
  return { folder, server: await servingServer({ LOG_LEVEL: "error" }, join(folder, "server.js")) };
}

/** The disk's tags are weak. */
const untilInMemory = (port: number, href: string) =>
  until(async () => (await ask(port, href)).headers.etag?.startsWith('"') === true);
