import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { dist } from "../../build/folders.mjs";
import { readManifest } from "../../server/files/manifest";
import { allPages } from "../../shared/pageTable";
import { ContentPolicy } from "../support/contentPolicy";
import { sourceSite } from "../support/sourceSite";

const site = sourceSite();
const manifest = readManifest(dist);

const stylesheet = (href: string) => readFileSync(join(dist, href), "utf8");
const classesWithRules = (css: string) =>
  new Set([...css.matchAll(/\.(-?[A-Za-z][\w-]*)/g)].map(([, name]) => name));

const everywhere = new Set(
  Object.values(manifest.pages).flatMap((page) => [...classesWithRules(stylesheet(page.stylesheet.href))]),
);

it.each([...allPages.map(({ path, folder }) => ({ path, folder })), { path: "/404", folder: "not-found" }])(
  "$path has every rule that any page has for its classes: import the component whose class it is",
  async ({ path, folder }) => {
    const { text } = await site.get(path);
    const page = manifest.pages[folder];
    if (!page) throw new Error(`${folder} is missing in dist/manifest.json`);
    const here = classesWithRules(stylesheet(page.stylesheet.href));
    const used = new Set(
      [...text.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names]) => names?.split(" ") ?? []),
    );
    expect([...used].filter((name) => everywhere.has(name) && !here.has(name))).toEqual([]);
  },
);

it("the content security policy lets in the fonts and pictures that the stylesheets name", async () => {
  const { headers } = await site.get("/");
  const policy = new ContentPolicy(headers["content-security-policy"] ?? "", "https://site.example");
  const named = Object.values(manifest.pages).flatMap((page) =>
    [...stylesheet(page.stylesheet.href).matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url ?? ""),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((url) => !policy.allows("font-src", url) && !policy.allows("img-src", url))).toEqual(
    [],
  );
});
