import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { root } from "../../build/folders.mjs";
import { sitemap } from "../../server/discovery/sitemap";
import { allArticles } from "../../server/articles";
import { picturePath } from "../../server/discovery/sharingPicture";
import { allPages, notFoundPage } from "../../shared/routes/pageTable";
import { listedPages } from "../support/addresses";
import { changeOf, fieldsOf } from "../support/articleSources";
import { parsedXml, textIn, textsOf } from "../support/parsedXml";
import { ORIGIN, sharedSite, siteOfOneTest } from "../support/sourceSite";
import { until } from "../support/until";
import * as company from "../support/specifiedCompany";

const { get } = await sharedSite();
const unlisted = await sharedSite({ ALLOW_INDEXING: "false" });

const sitemapDocument = async () => parsedXml((await get("/sitemap.xml")).text);

it("lists in the sitemap the pages to be found, then all articles", async () => {
  const everyArticle = allArticles.map(({ slug }) => `/blog?article=${slug}`);
  const places = [...listedPages, ...everyArticle].map((path) => `${ORIGIN}${path}`);
  expect(textsOf(await sitemapDocument(), "url > loc")).toEqual(places);
});

it("has in the sitemap for each article the day on which its editor changed it last, and for pages none", async () => {
  const entries = [...(await sitemapDocument()).querySelectorAll("url")];
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

describe.each([
  "/robots.txt",
  "/sitemap.xml",
  "/blog/feed.xml",
  "/manifest.webmanifest",
  "/speculation-rules.json",
  "/.well-known/security.txt",
])("%s", (path) => {
  const codings = ["br", "gzip", "identity"];
  const ask = (coding: string) => get(path).set("Accept-Encoding", coding).buffer(true);
  const askAll = () => Promise.all(codings.map(ask));

  it("tells caches that it may come in several codings", async () => {
    expect((await get(path)).headers["vary"]).toBe("Accept-Encoding");
  });

  it("is the same text in each coding", async () => {
    const [first, ...others] = (await askAll()).map(({ text }) => text);
    for (const text of others) expect(text).toBe(first);
  });
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

const EXPIRES = /\nExpires: (.+)/;

describe("security.txt", () => {
  /** A site that starts now, in a time that the test advances. */
  async function siteInFakeTime() {
    vi.useFakeTimers({ toFake: ["Date", "setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const { get } = await siteOfOneTest();
    const read = async () => (await get("/.well-known/security.txt")).text;
    const readExpiry = async () => EXPIRES.exec(await read())?.[1] ?? "";
    return { read, readExpiry };
  }

  it("expires 180 days after the day on which the server starts", async () => {
    const { readExpiry } = await siteInFakeTime();
    const day = new Date(Date.now() + 180 * DAY_MS).toISOString().slice(0, 10);
    expect(await readExpiry()).toBe(`${day}T00:00:00.000Z`);
  });

  it.each([1, 300])("expires in half a year to a year where the server has run for %i days", async (days) => {
    const { readExpiry } = await siteInFakeTime();
    vi.setSystemTime(Date.now() + days * DAY_MS);
    vi.advanceTimersByTime(DAY_MS);
    const daysLeft = async () => (Date.parse(await readExpiry()) - Date.now()) / DAY_MS;
    await until(async () => (await daysLeft()) > 178);
    expect(await daysLeft()).toBeLessThan(365);
  });

  it("says the same but for its date once the server has run for a day", async () => {
    const { read } = await siteInFakeTime();
    const first = await read();
    vi.setSystemTime(Date.now() + DAY_MS);
    vi.advanceTimersByTime(DAY_MS);
    await until(async () => (await read()) !== first);
    expect((await read()).replace(EXPIRES, "")).toBe(first.replace(EXPIRES, ""));
  });
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
    background_color: company.colors.light,
    theme_color: company.colors.browser,
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
const manifestIcons = async () => {
  const { body } = await get("/manifest.webmanifest");
  return (body as { icons: { src: string; sizes: string }[] }).icons;
};

it("stands on a home screen with icons of the sizes that it says", async () => {
  const icons = await manifestIcons();
  const drawn = icons.map(({ src }) => ({ src, sizes: sizeOf(src) }));
  expect(drawn).toEqual(icons.map(({ src, sizes }) => ({ src, sizes })));
});

it("stands on the home screen of an iPhone with an icon of the size that Apple asks for", () => {
  expect(sizeOf("apple-touch-icon.png")).toBe("180x180");
});

it("lets browsers prerender what a link loads as a whole page", async () => {
  expect((await get("/speculation-rules.json")).body).toEqual({
    prerender: [{ where: { selector_matches: "a[data-full-load]" }, eagerness: "moderate" }],
  });
});

const shared = [
  ...allPages,
  notFoundPage,
  ...allArticles.map((article) => ({ folder: "article", title: article.title, article })),
];

it("has for each page and article a picture for sharing: node scripts/drawPictures.mjs", () => {
  const paths = shared.map(picturePath);
  expect(paths.filter((path) => !existsSync(join(root, "public", path)))).toEqual([]);
});
