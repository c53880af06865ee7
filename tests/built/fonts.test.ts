import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { dist, root } from "../../build/folders.mjs";
import { readManifest } from "../../server/files/manifest";
import { addressOfArticle } from "../../shared/pages/blog/articleAddresses";
import { allArticles } from "../../shared/pages/blog/articles";
import { allPages } from "../../shared/pageTable";
import { sourceSite } from "../support/sourceSite";

const site = sourceSite();

const ranges = new Set(
  [...readFileSync(join(root, "shared/styles/fonts.css"), "utf8").matchAll(/unicode-range: ([^;]+);/g)].map(
    ([, range]) => range,
  ),
);
const isInRange = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return [...[...ranges].join(",").matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].some(
    ([, from = "", to = from]) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16),
  );
};
const others = (text: string) => [...new Set(text.replace(/\s/g, " "))].filter((each) => !isInRange(each));

it("both fonts are cut to the same characters", () => {
  expect(ranges.size).toBe(1);
});

it.each([
  ...allPages.map(({ path }) => path),
  ...allArticles.map((article) => addressOfArticle(article)),
  "/unknown",
])(
  "the cut fonts have every character of %s: widen unicode-range in shared/styles/fonts.css, then run node scripts/cutFonts.mjs",
  async (path) => {
    const { text } = await site.get(path);
    expect(others(text)).toEqual([]);
  },
);

it("the cut fonts have every character that a stylesheet writes", () => {
  const css = Object.values(readManifest(dist).pages).map(({ stylesheet }) =>
    readFileSync(join(dist, stylesheet.href), "utf8"),
  );
  const written = css.flatMap((sheet) =>
    [...sheet.matchAll(/content:"(.*?)"/g)].map(([, content]) => content),
  );
  expect(others(written.join(""))).toEqual([]);
});

it("the cut fonts are what node scripts/cutFonts.mjs makes of the ranges: run it and commit", () => {
  const folder = mkdtempSync(join(tmpdir(), "fonts-"));
  execFileSync(process.execPath, [join(root, "scripts/cutFonts.mjs"), folder]);
  const committed = join(root, "shared/styles/fonts");
  expect(readdirSync(folder)).toEqual(readdirSync(committed));
  for (const file of readdirSync(folder))
    expect(readFileSync(join(folder, file)).equals(readFileSync(join(committed, file)))).toBe(true);
});
