import { describe, expect, it } from "vitest";
import { allPages } from "../../shared/pageTable";
import { findRedirect } from "../../shared/redirects";
import { parsedDocuments } from "../support/parsedDocuments";
import { ENTRY, FONT, sourceSite, STYLESHEET } from "../support/sourceSite";

/** The specification links to these although no page stands there. */
const KNOWN_404S = ["/privacy", "/terms"];
const UNKNOWN = "/an/unknown/path";
/** One article stands for all: they differ in their words. */
const ARTICLE = "/blog?article=how-we-test-a-nudge";
const paths = [...allPages.map(({ path }) => path), ARTICLE, UNKNOWN];

const site = sourceSite();
const parsed = parsedDocuments(site, [...paths, "/%"]);

describe.each([...paths, "/%"])("the HTML of %s", (path) => {
  it("holds no inline script, which the policy would block: only data and the entry module", () => {
    const scripts = [...parsed(path).document.querySelectorAll("script")];
    const inline = scripts.filter(
      (script) => !script.src && !/^application\/(?:ld\+)?json$/.test(script.type),
    );
    expect(inline.map((script) => script.outerHTML)).toEqual([]);
    expect(parsed(path).html).not.toMatch(/\son[a-z]+="/);
    expect(parsed(path).html).not.toMatch(/href="javascript:/i);
  });

  it("holds no style attribute and no style element, which the policy would block", () => {
    expect(parsed(path).document.querySelectorAll("[style], style")).toHaveLength(0);
  });

  it("holds back no part of the page for a script to put into its place", () => {
    expect(parsed(path).html).not.toMatch(/<!--\$[?!]?-->|<template|<div hidden/);
    expect(parsed(path).document.querySelectorAll("main h1")).toHaveLength(1);
  });

  it("names scripts with the hash that the browser checks them by, and styles without, so that they can be saved", () => {
    const scripts = [...parsed(path).document.querySelectorAll('link[rel="modulepreload"], script[src]')];
    expect(scripts).toHaveLength(path === "/%" ? 0 : path === ARTICLE ? 5 : 4);
    expect(scripts.filter((file) => !file.getAttribute("integrity")?.startsWith("sha384-"))).toEqual([]);
    const styles = [...parsed(path).document.querySelectorAll('link[rel="stylesheet"]')];
    expect(styles.map((file) => file.getAttribute("integrity"))).toEqual([null]);
  });

  it("lets the browser fetch every module as it reads of it, after what makes the page visible", () => {
    const modules = [...parsed(path).document.querySelectorAll('link[rel="modulepreload"], script[src]')];
    expect(modules.filter((file) => file.getAttribute("fetchpriority") !== "low")).toEqual([]);
    expect(modules.filter((file) => file.hasAttribute("media") || file.hasAttribute("async"))).toEqual([]);
  });
});

describe("links of the rendered pages", () => {
  it.each(paths)("lead from %s to pages and sections that are there", (path) => {
    const dead = [...parsed(path).document.querySelectorAll("a[href]")]
      .map((link) => new URL(link.getAttribute("href") ?? "", `https://site.example${path}`))
      .filter(({ origin }) => origin === "https://site.example")
      .filter(({ pathname, hash }) => {
        if (KNOWN_404S.includes(pathname)) return false;
        const target = pathname === path ? path : (findRedirect(pathname) ?? pathname);
        if (!paths.includes(target)) return true;
        return hash !== "" && !parsed(target).document.getElementById(decodeURIComponent(hash.slice(1)));
      })
      .map(({ pathname, hash }) => `${pathname}${hash}`);
    expect(dead).toEqual([]);
  });

  it("lead to the two pages that are still to be written, and to no other missing one", async () => {
    for (const path of KNOWN_404S) expect((await site.get(path)).status).toBe(404);
  });

  it("reach every page but the sign-in from somewhere", () => {
    const linked = new Set(
      paths.flatMap((path) =>
        [...parsed(path).document.querySelectorAll("a[href]")].map(
          (link) => link.getAttribute("href")?.split(/[?#]/)[0],
        ),
      ),
    );
    expect(
      allPages.filter((page) => page.isIndexed && !linked.has(page.path)).map(({ path }) => path),
    ).toEqual([]);
  });
});

describe("the Link header of a document", () => {
  it("names what the browser needs before it has read the document: styles, display font and entry", async () => {
    const { headers } = await site.get("/about");
    const named = [...(headers["link"] ?? "").matchAll(/<([^>]*)>; rel=(\w+)/g)].map(([, href, rel]) => [
      rel,
      href,
    ]);
    expect(named).toEqual([
      ["preload", STYLESHEET],
      ["preload", FONT],
      ["modulepreload", ENTRY],
    ]);
  });
});
