import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findMissingLetters, matchMissingLetters } from "../../build/articles/checkWords.mjs";
import { root } from "../../build/folders.mjs";
import { articleAddresses, pageAddresses } from "../support/addresses";
import { sharedSite } from "../support/sourceSite";

const ADVICE = "widen unicode-range in shared/styles/fonts.css, then run node scripts/cutFonts.mjs";
const paths = [...pageAddresses, "/no-such-page", ...articleAddresses];
const articles = join(root, "shared/articles");

const fontsCss = readFileSync(join(root, "shared/styles/fonts.css"), "utf8");
/** Of the faces that have files. */
const ranges = [...fontsCss.matchAll(/url\([^}]*?unicode-range:\s*([^;]+);/g)].map(([, range = ""]) => range);
const inFonts = ranges
  .join("")
  .replaceAll(/,\s*/g, "")
  .replaceAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g, (_, from: string, to = from) => `\\u{${from}}-\\u{${to}}`);
const missing = (text: string) => [...new Set(text.match(new RegExp(`[^\\s${inFonts}]`, "gu")))];

it("takes the Latin letters of names, and refuses what no font has", () => {
  expect(
    findMissingLetters("Zürich, Łódź, Ærø, Šibenik, Œuvre", matchMissingLetters(fontsCss)),
  ).toBeUndefined();
  expect(findMissingLetters("Ĉielo שלום", matchMissingLetters(fontsCss))).toContain(
    "our fonts lack Ĉ ש ל ו ם:",
  );
});

it(`has in its cut fonts every character of the pages and of what stylesheets write: ${ADVICE}`, async () => {
  // Both fonts are cut to the same characters.
  const [basic, , latin, , latinExtended] = ranges;
  expect(ranges).toEqual([basic, basic, latin, latin, latinExtended, latinExtended]);
  // Text is never hidden while they come.
  expect(fontsCss.match(/font-display: swap/g)).toHaveLength(fontsCss.match(/url\(/g)?.length ?? 0);
  const { get } = await sharedSite();
  for (const path of paths) expect(missing((await get(path)).text), path).toEqual([]);
  for (const file of readdirSync(articles).filter((name) => name.endsWith(".md")))
    expect(missing(readFileSync(join(articles, file), "utf8")), file).toEqual([]);
  const files = readdirSync(join(root, "shared"), { recursive: true, encoding: "utf8" });
  const css = files
    .filter((file) => file.endsWith(".css"))
    .map((file) => readFileSync(join(root, "shared", file), "utf8"));
  const written = [...css.join("\n").matchAll(/content: ?"(.*?)"/g)].map(([, text]) => text);
  expect(missing(written.join(""))).toEqual([]);
});
