import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { root } from "../../build/folders.mjs";
import { sitemap } from "../../server/discovery/sitemap";
import { allArticles } from "../../server/articles";
import { listedPages } from "../support/addresses";
import { changeOf, fieldsOf } from "../support/articleSources";
import { parsedXml, textIn } from "../support/parsedXml";
import { ORIGIN, sharedSite, siteOfOneTest } from "../support/sourceSite";
import * as company from "../support/specifiedCompany";
import { token } from "../support/stylesheets";

const { get } = await sharedSite();
const unlisted = await sharedSite({ ALLOW_INDEXING: "false" });

it("lists in the sitemap the pages to be found, then all articles, each with the day on which its editor changed it last", async () => {
  const entries = [...parsedXml((await get("/sitemap.xml")).text).querySelectorAll("url")];
  const days = entries.map((each) => [textIn(each, "loc"), textIn(each, "lastmod")]);
  const dayOf = (path: string) => (path.includes("article=") ? changeOf(fieldsOf(path)) : "");
  const places = [...listedPages, ...allArticles.map(({ slug }) => `/blog?article=${slug}`)];
  expect(days).toEqual(places.map((path) => [`${ORIGIN}${path}`, dayOf(path)]));
});

it("has in the sitemap the day of an article's last change", () => {
  const changed = allArticles.slice(0, 1).map((article) => ({ ...article, updatedIsoDate: "2026-02-03" }));
  expect(sitemap(ORIGIN, changed)).toContain("<lastmod>2026-02-03</lastmod>");
});

it("tells robots that they may read everything, and where the sitemap is", async () => {
  const everything = `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`;
  expect((await get("/robots.txt")).text).toBe(everything);
});

describe("where indexing is off", async () => {
  it("robots may read all pages, or they would not see on those that they know that these are not to be listed", async () => {
    expect((await unlisted.get("/robots.txt")).text).toBe("User-agent: *\nAllow: /\n");
  });

  it("there is no sitemap", async () => {
    expect((await unlisted.get("/sitemap.xml")).status).toBe(404);
  });

  it.each(["/", "/nope", "/favicon.svg", "/assets/x.js", "/get-started"])(
    "a header asks search engines not to list %s",
    async (path) => {
      expect((await unlisted.get(path)).headers["x-robots-tag"]).toBe("noindex");
    },
  );
});

it.each(["br", "gzip"])("sends the feed, which is long, compressed: %s", async (coding) => {
  const { headers } = await get("/blog/feed.xml").set("Accept-Encoding", coding);
  expect(headers["content-encoding"]).toBe(coding);
});

const DAY_MS = 86_400_000;

it("says whom to write to about security, in which language, and where this is said", async () => {
  const { text } = await get("/.well-known/security.txt");
  expect(text.replace(/^Expires: .*$/m, "Expires: …")).toBe(
    `Contact: mailto:support@${company.domain}\nContact: ${ORIGIN}/contact\nExpires: …\n` +
      `Preferred-Languages: en\nCanonical: ${ORIGIN}/.well-known/security.txt\n`,
  );
});

it("security.txt is valid for half a year to a year from now, also once the server has run for 300 days", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { get } = await siteOfOneTest();
  vi.setSystemTime(Date.now() + 300 * DAY_MS);
  const { text } = await get("/.well-known/security.txt");
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  const daysLeft = (Date.parse(expires) - Date.now()) / DAY_MS;
  expect(daysLeft).toBeGreaterThan(178);
  expect(daysLeft).toBeLessThan(365);
});

it("stands on a home screen under its name and in its colours, and opens in the browser at the home page", async () => {
  const { body } = await get("/manifest.webmanifest");
  const icon = (file: string, size: string) => ({ src: `/${file}.png`, sizes: size, type: "image/png" });
  expect(body).toEqual({
    name: company.name,
    short_name: company.name,
    description: "Patient growth and engagement for hospitals, health plans, ACOs and employers.",
    start_url: "/",
    display: "browser",
    background_color: token("--paper"),
    theme_color: token("--night-950"),
    icons: [
      icon("icon-192", "192x192"),
      icon("icon-512", "512x512"),
      // The one that may be cut to a shape.
      { ...icon("icon-maskable-512", "512x512"), purpose: "maskable" },
    ],
  });
});

const sizeOf = (file: string) => {
  const { width, height } = PNG.sync.read(readFileSync(join(root, "public", file)));
  return `${width}x${height}`;
};

it("stands on a home screen with icons of the sizes that it says", async () => {
  const { body } = await get("/manifest.webmanifest");
  const { icons } = body as { readonly icons: readonly { readonly src: string; readonly sizes: string }[] };
  const drawn = icons.map(({ src }) => ({ src, sizes: sizeOf(src) }));
  expect(drawn).toEqual(icons.map(({ src, sizes }) => ({ src, sizes })));
});

it("stands on the home screen of an iPhone with an icon of the size that Apple asks for", () => {
  expect(sizeOf("apple-touch-icon.png")).toBe("180x180");
});
