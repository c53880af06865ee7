import { execFileSync, spawnSync } from "node:child_process";
import { get } from "node:http";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { dist } from "../../build/folders.mjs";
import { articleAddresses, pageAddresses } from "../support/addresses";
import { DOT_PNG } from "../support/compiledArticle";
import { servingServer } from "../support/builtServer";
import { copySite } from "../support/temporarySite.mjs";

const filesOf = (folder: string, ending: string) =>
  readdirSync(join(dist, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => join(dist, folder, name));

/** The bytes of a response as they are sent. */
const sentBytes = (address: string, encoding: string) =>
  new Promise<number>((resolve, reject) => {
    get(address, { headers: { "Accept-Encoding": encoding } }, (response) => {
      let bytes = 0;
      response.on("data", (part: Buffer) => (bytes += part.length));
      response.on("end", () => resolve(response.headers["content-encoding"] === encoding ? bytes : Infinity));
    }).on("error", reject);
  });

it("the built server has React's production builds", () => {
  const sources = filesOf("", ".js.map").flatMap(
    (file) => (JSON.parse(readFileSync(file, "utf8")) as { readonly sources: readonly string[] }).sources,
  );
  const builds = sources.filter((source) => /react.*\.(?:development|production)\.js$/.test(source));
  expect(builds).not.toEqual([]);
  expect(builds.filter((source) => source.includes("development"))).toEqual([]);
});

/** The largest one, where a worse compression costs the most. */
const largest = (ending: string) =>
  filesOf("assets", ending).toSorted(
    (one, other) => readFileSync(other).length - readFileSync(one).length,
  )[0] ?? "";

it.each([
  ["Brotli", ".js.br", brotliCompressSync],
  ["gzip", ".js.gz", gzipSync],
] as const)("the largest script is compressed as well as %s can", (_coding, ending, compress) => {
  const file = largest(ending);
  const best = compress(readFileSync(file.replace(/\.\w+$/, ""))).length;
  expect(readFileSync(file).length / best).toBeLessThan(1.02);
});

it("a build of a faulty article says what is wrong, ends with 1, and builds nothing", async () => {
  const site = await copySite(["build.mjs"]);
  onTestFinished(site.remove);
  await site.replace("shared/articles/how-we-test-a-nudge.md", "topic:", "topics:");
  const { status, stderr } = spawnSync(process.execPath, ["build.mjs"], {
    cwd: site.folder,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/shared\/articles\/how-we-test-a-nudge\.md:\d+: /);
  expect(existsSync(join(site.folder, "dist"))).toBe(false);
});

describe("the built site", () => {
  let origin: string;
  beforeAll(async () => {
    ({ origin } = await servingServer({ LOG_LEVEL: "silent" }));
  });

  it("sends pages nearly as small as Brotli can make them", async () => {
    const best = brotliCompressSync(await (await fetch(`${origin}/solutions`)).text()).length;
    // The first visitors get what is compressed in a hurry.
    await expect
      .poll(async () => (await sentBytes(`${origin}/solutions`, "br")) / best, { timeout: 60_000 })
      .toBeLessThan(1.1);
  });

  it("sends drawings in less than half of their bytes", async () => {
    const drawing = `${origin}/people/dev-marchetti.svg`;
    const { byteLength } = await (
      await fetch(drawing, { headers: { "Accept-Encoding": "identity" } })
    ).arrayBuffer();
    expect((await sentBytes(drawing, "br")) / byteLength).toBeLessThan(0.5);
  });

  it("has each picture that its pages name", async () => {
    const named = new Set<string>();
    for (const path of [...pageAddresses, ...articleAddresses]) {
      const html = await (await fetch(`${origin}${path}`)).text();
      for (const [, picture = ""] of html.matchAll(/(?:src|href)="(\/[^"]+\.(?:svg|png|jpe?g|webp|ico))"/g))
        named.add(picture);
    }
    expect(named.size).toBeGreaterThan(10);
    const kinds = [...named].map(async (picture) => {
      const { status, headers } = await fetch(`${origin}${picture}`);
      return `${picture} ${status} ${headers.get("content-type")}`;
    });
    expect((await Promise.all(kinds)).filter((kind) => !/ 200 image\//.test(kind))).toEqual([]);
  });

  it("has the picture that an article shows", async () => {
    const site = await copySite(["build.mjs"]);
    onTestFinished(site.remove);
    await site.write("shared/articles/dot.png", DOT_PNG);
    const article = "shared/articles/how-we-test-a-nudge.md";
    await site.write(
      article,
      (await site.read(article)).replace(/\n\n(?=\[)/, '\n\n![A dot](dot.png "One dot")\n\n'),
    );
    execFileSync(process.execPath, ["build.mjs"], { cwd: site.folder });
    const withPicture = await servingServer({ LOG_LEVEL: "silent" }, join(site.folder, "dist/server.js"));
    const html = await (await fetch(`${withPicture.origin}/blog?article=how-we-test-a-nudge`)).text();
    const [, address = ""] =
      /<img[^>]* src="(\/[^"]+)"[^>]* alt="A dot"|<img[^>]* alt="A dot"[^>]* src="(\/[^"]+)"/
        .exec(html)
        ?.filter(Boolean) ?? [];
    const picture = await fetch(`${withPicture.origin}${address}`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(DOT_PNG);
  });
});
