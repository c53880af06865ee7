import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { allArticles } from "../../shared/pages/blog/articles";
import { allPages } from "../../shared/pageTable";
import { findRedirect } from "../../shared/redirects";
import { articleAddresses } from "../support/articleAddresses";
import { parsedDocuments } from "../support/parsedDocuments";
import { pngSize } from "../support/pngSize";
import { ENTRY, FONT, STYLESHEET } from "../support/smallBuild";
import { ORIGIN, sourceSite } from "../support/sourceSite";
import { specifiedPages } from "../support/specifiedPages";

const PICTURE_MOST_BYTES = 60_000;
/** The specification links to these although no page stands there. */
const KNOWN_404S = ["/privacy", "/terms"];
const UNKNOWN = "/no-such-page";
const MALFORMED = "/%";
const ARTICLE = "/blog?article=a-reminder-worth-answering";
const FILTERED = `${ARTICLE}&topic=Engagement&page=2&utm_source=mail`;

const pagePaths = allPages.map(({ path }) => path);
const found = [...pagePaths, ...articleAddresses];
const all = [...found, UNKNOWN, MALFORMED];

const site = sourceSite();
const parsed = parsedDocuments([...all, FILTERED, "/blog?topic=Research&utm_source=mail"]);

const content = (path: string, name: string) =>
  parsed(path)
    .document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute("content");
const link = (path: string, rel: string) =>
  parsed(path).document.head.querySelector(`link[rel="${rel}"]`)?.getAttribute("href");
const hrefs = (path: string, selector = "a[href]") =>
  [...parsed(path).document.querySelectorAll(selector)].map((each) => each.getAttribute("href") ?? "");

describe.each(all)("the document of %s", (path) => {
  it("holds nothing that the policy blocks, and nothing that waits for a script", () => {
    const { document, html } = parsed(path);
    const inline = [...document.querySelectorAll("script:not([src])")].map(({ outerHTML }) => outerHTML);
    expect(
      inline.filter((script) => !/^<script[^>]* type="application\/(?:ld\+)?json"/.test(script)),
    ).toEqual([]);
    expect(document.querySelectorAll("[style], style")).toHaveLength(0);
    expect(html).not.toMatch(/\son[a-z]+="|href="javascript:|<!--\$[?!]?-->|<template|<div hidden/i);
    expect(document.querySelectorAll("main h1"), "the h1 of main").toHaveLength(1);
  });

  it("lets the browser fetch styles first, and every module with the hash that it is checked by", () => {
    const { document } = parsed(path);
    const modules = [...document.querySelectorAll('link[rel="modulepreload"], script[src]')];
    expect(modules).toHaveLength(path === MALFORMED ? 0 : path.includes("article=") ? 5 : 4);
    for (const file of modules) {
      expect(file.getAttribute("integrity")).toMatch(/^sha384-/);
      expect(file.getAttribute("fetchpriority")).toBe("low");
      expect(file.hasAttribute("async")).toBe(false);
    }
    const [styles, ...others] = document.querySelectorAll('link[rel="stylesheet"]');
    expect(others).toEqual([]);
    // A browser that saves the page would refuse the saved copy.
    expect(styles?.hasAttribute("integrity")).toBe(false);
    const last = document.querySelector(link(path, "expect") ?? "none");
    expect(last?.tagName).toBe(path === MALFORMED ? undefined : "FOOTER");
  });

  it("has each part of its head once, and icons, manifest and feed that are there", () => {
    const { head } = parsed(path).document;
    for (const tag of [
      "title",
      ...["description", "theme-color", "viewport"].map((name) => `[name="${name}"]`),
    ])
      expect(head.querySelectorAll(tag), tag).toHaveLength(1);
    if (path === MALFORMED) return;
    for (const rel of ["icon", "apple-touch-icon"])
      expect(existsSync(join(root, "public", link(path, rel) ?? "none")), rel).toBe(true);
    expect([link(path, "manifest"), link(path, "alternate")]).toEqual([
      "/manifest.webmanifest",
      "/blog/feed.xml",
    ]);
  });

  it("is listed under its own address, unless it is the sign-in or an error", () => {
    const isListed = path !== "/login" && found.includes(path);
    expect(content(path, "robots")).toBe(isListed ? undefined : "noindex");
    expect(link(path, "canonical")).toBe(found.includes(path) ? `${ORIGIN}${path}` : undefined);
  });
});

describe.each([...found, UNKNOWN])("the document of %s", (path) => {
  it("is shared by its title, its description and a picture with words: node scripts/drawPictures.mjs", () => {
    const title = path === "/" ? "From Invisible to Engaged" : parsed(path).document.title;
    expect(content(path, "og:title")).toBe(title);
    expect(content(path, "og:description")).toBe(content(path, "description"));
    expect(content(path, "og:url")).toBe(path === UNKNOWN ? undefined : `${ORIGIN}${path}`);
    expect(content(path, "og:type")).toBe(path.includes("article=") ? "article" : "website");
    expect(content(path, "og:site_name")).toBe("Larkwell");
    expect(content(path, "twitter:card")).toBe("summary_large_image");
    const picture = new URL(content(path, "og:image") ?? "");
    expect(picture.origin).toBe(ORIGIN);
    const bytes = readFileSync(join(root, "public", picture.pathname));
    expect(bytes.length).toBeLessThan(PICTURE_MOST_BYTES);
    expect(pngSize(bytes)).toEqual([1200, 630]);
    expect([content(path, "og:image:width"), content(path, "og:image:height")]).toEqual(["1200", "630"]);
    expect(content(path, "og:image:alt")).toContain(title.replace(" | Larkwell", ""));
    for (const part of ["image", "image:alt"])
      expect(content(path, `twitter:${part}`)).toBe(content(path, `og:${part}`));
  });

  it("leads to pages and sections that are there", () => {
    const dead = hrefs(path)
      .map((href) => new URL(href, `${ORIGIN}${path}`))
      .filter(({ origin, pathname }) => origin === ORIGIN && !KNOWN_404S.includes(pathname))
      .filter(({ pathname, searchParams, hash }) => {
        const target = pathname === path ? path : (findRedirect(pathname) ?? pathname);
        if (!all.includes(target)) return true;
        // Its articles ask what a later page of the list holds.
        if (searchParams.has("page")) return false;
        const section = decodeURIComponent(hash.slice(1));
        // An article's page has sections of its own.
        return section !== "" && ![target, path].some((at) => parsed(at).document.getElementById(section));
      });
    expect(dead.map(({ href }) => href)).toEqual([]);
  });
});

describe("titles and descriptions", () => {
  it.each(Object.entries(specifiedPages))("are on %s the specified ones", (path, { title }) => {
    expect(parsed(path).document.title).toBe(title);
  });

  it("are no two documents' the same, and of a length that search engines show", () => {
    const titles = all.map((path) => parsed(path).document.title);
    const descriptions = all.map((path) => content(path, "description") ?? "");
    expect([new Set(titles).size, new Set(descriptions).size]).toEqual([all.length, all.length]);
    const ofPages = [...pagePaths, UNKNOWN].map((path) => ({
      path,
      title: parsed(path).document.title.length,
      description: (content(path, "description") ?? "").length,
    }));
    expect(ofPages.filter(({ title }) => title > 65)).toEqual([]);
    expect(ofPages.filter(({ description }) => description < 80 || description > 160)).toEqual([]);
  });
});

describe("links", () => {
  it("lead to the two pages that are still to be written, and reach every page but the sign-in", async () => {
    for (const path of KNOWN_404S) expect((await site.get(path)).status).toBe(404);
    const linked = new Set(found.flatMap((path) => hrefs(path).map((href) => href.split(/[?#]/)[0])));
    expect(pagePaths.filter((path) => !linked.has(path))).toEqual(["/login"]);
  });
});

describe("the page of an article", () => {
  it.each(allArticles)("is whole without script, under one h1: $slug", async ({ slug, title, words }) => {
    const { document } = parsed(`/blog?article=${slug}`);
    expect([...document.querySelectorAll("h1")].map((h1) => h1.textContent)).toEqual([title]);
    const shown = (document.querySelector("article")?.textContent ?? "").replaceAll(/\s+/g, " ");
    const { body, description } = (await words()).words;
    const texts = body.flatMap((block) => ("list" in block ? block.list : Object.values(block)));
    expect(texts.filter((text) => typeof text === "string" && !shown.includes(text))).toEqual([]);
    expect(document.title).toBe(`${title} | Larkwell`);
    expect(content(`/blog?article=${slug}`, "description")).toBe(description);
  });

  it("keeps filters for the way back and for what is read next, not in its canonical address", () => {
    const links = hrefs(FILTERED, "main a");
    expect(links).toContain("/blog?topic=Engagement&page=2#article-3");
    expect(links.filter((href) => /article=[\w-]+&topic=Engagement&page=2$/.test(href))).not.toEqual([]);
    expect(link(FILTERED, "canonical")).toBe(`${ORIGIN}${ARTICLE}`);
    expect(link("/blog?topic=Research&utm_source=mail", "canonical")).toBe(`${ORIGIN}/blog`);
  });

  it.each(["no-such-article", "", "../x&topic=Research"])("is the 404 page for %j", async (slug) => {
    const { status, text } = await site.get(`/blog?article=${slug}`);
    expect({ status, text }).toEqual({ status: 404, text: parsed(UNKNOWN).html });
  });
});

it("names in the Link header what the browser needs before it has read the document", async () => {
  const { headers } = await site.get("/about");
  const named = [...(headers["link"] ?? "").matchAll(/<([^>]*)>; rel=(\w+)/g)];
  expect(named.map(([, href, rel]) => [rel, href])).toEqual([
    ["preload", STYLESHEET],
    ["preload", FONT],
    ["modulepreload", ENTRY],
  ]);
});
