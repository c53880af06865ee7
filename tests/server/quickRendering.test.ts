import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Writable } from "node:stream";
import * as esbuild from "esbuild";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quickRendering } from "../../build/quickRendering.mjs";
import { Recorder } from "../../server/documents/recorder";
import { allPages } from "../../shared/pageTable";
import { servingServer } from "../support/builtServer";
import { testSite } from "../support/testSite";

describe("the built server, whose React gathers what it writes", () => {
  let built: Awaited<ReturnType<typeof servingServer>>;
  let whole: Awaited<ReturnType<typeof testSite>>;
  beforeAll(async () => {
    const environment = { PAGE_CACHE: "off", LOG_LEVEL: "silent" };
    [built, whole] = await Promise.all([servingServer(environment), testSite(environment)]);
  });
  afterAll(async () => {
    built.child.kill();
    await built.exit;
  });

  it.each([...allPages.map(({ path }) => path), "/blog?q=caf%C3%A9%20%F0%9F%92%9A%20%3Cb%3E", "/nowhere"])(
    "writes the bytes that React writes as it comes: %s",
    async (path) => {
      const answer = await fetch(`${built.origin}${path}`);
      const { status, text } = await request(whole.frontDoor).get(path);
      expect(answer.status).toBe(status);
      expect(await answer.text()).toBe(text);
    },
  );

  it.each(["br", "gzip", "identity"])(
    "says how long a document is that it renders, in %s",
    async (encoding) => {
      const { headers } = await fetch(`${built.origin}/`, { headers: { "Accept-Encoding": encoding } });
      expect(headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
      expect(headers.get("vary")).toBe("Accept-Encoding");
      expect(Number(headers.get("content-length"))).toBeGreaterThan(1000);
    },
  );
});

it("a document that is rendered in several turns is sent turn by turn", async () => {
  let finish = () => {};
  const server = createServer((_request, response) => {
    void new Recorder((target: Writable) => {
      target.write("<!DOCTYPE html>");
      finish = () => target.end("<html></html>");
    }, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { body } = await fetch(`http://127.0.0.1:${port}/`);
  const pieces: string[] = [];
  for await (const piece of body ?? []) {
    pieces.push(Buffer.from(piece).toString());
    if (pieces.length === 1) finish();
  }
  server.close();
  expect(pieces).toEqual(["<!DOCTYPE html>", "<html></html>"]);
});

describe("the build", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "quick-rendering-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const build = (entry: string) =>
    esbuild.build({
      entryPoints: [join(folder, entry)],
      write: false,
      logLevel: "silent",
      plugins: [quickRendering()],
    });

  it.each(["react-dom-server.node.production.js", "other.js"])(
    "fails and says what to mend when React's files are no longer what they were: %s",
    async (file) => {
      await writeFile(join(folder, file), "function writeChunk(destination, chunk) {\n  rewritten();\n}\n");
      await expect(build(file)).rejects.toThrow("mend build/quickRendering.mjs");
    },
  );
});
