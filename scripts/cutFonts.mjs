// Cuts the two fonts into files with the characters of their unicode-range in fonts.css.
// Run it after a change of a unicode-range, and commit the files: node scripts/cutFonts.mjs
// node scripts/cutFonts.mjs --check    only says which files differ
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "../build/folders.mjs";

const styles = join(root, "shared/styles");
const folder = join(styles, "fonts");

/**
 * Of the fonts' layout, the pages use kerning, ligatures, alternates by context, and figures of one width. Other features, such as
 * fractions, would keep glyphs that no page shows. A constant, because the package's types do not know `keepFeatures` yet.
 */
const cutting = {
  targetFormat: /** @type {const} */ ("woff2"),
  keepFeatures: ["kern", "liga", "calt", "tnum"],
};

const isChecking = process.argv.includes("--check");
const { resolve } = createRequire(import.meta.url);

/** The axis that the files of a package are named after. */
const AXES = { "hedvig-letters-serif": "opsz", "instrument-sans": "wght" };

const css = await readFile(join(styles, "fonts.css"), "utf8");
const faces = css.matchAll(/url\("\.\/fonts\/(.*?)"\).*?unicode-range:\s*([^;]*);/gs);
for (const [, file = "", range = ""] of faces) {
  const cut = await subsetFont(await readFile(sourceOf(file)), charactersOf(range), cutting);
  const written = join(folder, file);
  if (isChecking) await compare(written, cut);
  else {
    await writeFile(written, cut);
    console.log(`${file}: ${cut.length} bytes`);
  }
}

/**
 * The file of the font's package that has the characters of a cut one.
 * @param {string} file such as instrument-sans-latin-ext.woff2
 */
function sourceOf(file) {
  const [font, axis] = Object.entries(AXES).find(([name]) => file.startsWith(name)) ?? [];
  const subset = file.endsWith("-latin-ext.woff2") ? "latin-ext" : "latin";
  return resolve(`@fontsource-variable/${font}/files/${font}-${subset}-${axis}-normal.woff2`);
}

/**
 * @param {string} file
 * @param {Buffer} cut
 */
async function compare(file, cut) {
  if (cut.equals(await readFile(file))) return;
  console.error(`${file} is not cut to the ranges of fonts.css: node scripts/cutFonts.mjs, then commit it`);
  process.exitCode = 1;
}

/** @param {string} range a unicode-range of CSS, such as U+20-7E, U+A9 */
function charactersOf(range) {
  let characters = "";
  for (const [, from = "", to = from] of range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi))
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1)
      characters += String.fromCodePoint(code);
  return characters;
}
