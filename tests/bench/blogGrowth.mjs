// What the blog costs with 7, 100 and 500 articles, in copies of the site: node tests/bench/blogGrowth.mjs [7 100 500]
import { execFile } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { brotli } from "../../build/assets.mjs";
import { asTable } from "../../scripts/generatedParts.mjs";
import { copyArticles } from "../support/copiedArticles.mjs";
import { freePort } from "../support/freePort.mjs";
import { copySite } from "../support/temporarySite.mjs";
import { start } from "./contestant.mjs";

const ARTICLE = "/blog?article=how-we-test-a-nudge";

const [...given] = process.argv.slice(2).map(Number);
const counts = given.length > 0 ? given : [7, 100, 500];

const rows = [];
for (const count of counts) rows.push(await measure(count));
console.log(
  asTable([
    [
      "articles",
      "script of an article, br",
      "script of /, br",
      "script of /blog, br",
      "HTML of /blog, raw / br",
      "table of all, br",
      "feed",
      "build, s",
      "first response, s",
      "ready, s",
      "memory after every address, MiB",
    ],
    ...rows,
  ]),
);

/**
 * @param {number} count of articles
 * @returns {Promise<readonly string[]>}
 */
async function measure(count) {
  const site = await copySite();
  try {
    await copyArticles(site, count);
    const buildStart = performance.now();
    await promisify(execFile)(process.execPath, [
      "--input-type=module",
      "-e",
      `import { buildSite } from ${JSON.stringify(pathToFileURL(join(site.folder, "build/buildSite.mjs")).href)};
       await buildSite({ folder: ${JSON.stringify(join(site.folder, "dist"))}, isProduction: true });`,
    ]);
    const buildSeconds = (performance.now() - buildStart) / 1000;
    const server = await startReady(join(site.folder, "dist"));
    const { origin } = server;
    const weights = [];
    for (const path of [ARTICLE, "/", "/blog"]) weights.push(await scriptWeight(site.folder, origin, path));
    const blog = Buffer.from(await (await fetch(`${origin}/blog`)).arrayBuffer());
    const feed = await (await fetch(`${origin}/blog/feed.xml`)).text();
    const manifest = JSON.parse(readFileSync(join(site.folder, "dist/manifest.json"), "utf8"));
    await visitEveryAddress(origin, count);
    const memory = server.residentMiB();
    await server.stop();
    return [
      count,
      kB(weights[0]),
      kB(weights[1]),
      kB(weights[2]),
      `${kB(blog.length)} / ${kB((await brotli(blog)).length)}`,
      kB(statSync(join(site.folder, "dist", `${manifest.articles.href}.br`)).size),
      kB(feed.length),
      buildSeconds.toFixed(1),
      (server.startUpMs / 1000).toFixed(1),
      server.readySeconds.toFixed(1),
      memory.toFixed(0),
    ].map(String);
  } finally {
    await site.remove();
  }
}

/** @param {number} bytes */
function kB(bytes = 0) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/**
 * Starts the built server as the image does, on one core, and waits until it is ready.
 * @param {string} folder of the build
 */
async function startReady(folder) {
  const begin = performance.now();
  const env = { ADMIN_PORT: String(await freePort()), MALLOC_ARENA_MAX: "2" };
  const server = await start({ name: "the site", args: [join(folder, "server.js")], env });
  while ((await fetch(`${server.url}readyz`)).status !== 200) await delay(20);
  return { ...server, origin: new URL(server.url).origin, readySeconds: (performance.now() - begin) / 1000 };
}

/**
 * The brotlied bytes of all modules that the document names.
 * @param {string} folder of the site
 * @param {string} origin
 * @param {string} path
 */
async function scriptWeight(folder, origin, path) {
  const html = await (await fetch(`${origin}${path}`)).text();
  const modules = new Set(
    [...html.matchAll(/(?:rel="modulepreload" href|<script type="module" src)="([^"]+)"/g)].map(
      ([, href]) => href,
    ),
  );
  return [...modules].reduce((sum, href) => sum + statSync(join(folder, "dist", `${href}.br`)).size, 0);
}

/**
 * Each page, each article, each page of the list, and each filter, as a crawler would.
 * @param {string} origin
 * @param {number} count of articles
 */
async function visitEveryAddress(origin, count) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = ""]) =>
    path.replaceAll("&amp;", "&"),
  );
  const pages = Array.from({ length: Math.ceil(count / 6) }, (_, index) => `/blog?page=${index + 1}`);
  for (const path of [...listed, ...pages]) await (await fetch(`${origin}${path || "/"}`)).arrayBuffer();
}
