// Cuts the two fonts to the characters of their unicode-range in fonts.css, which saves a third of their bytes.
// Run it after a change of a unicode-range, and commit the files: node scripts/cutFonts.mjs
// node scripts/cutFonts.mjs --check    only says which files differ
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
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

const css = await readFile(join(styles, "fonts.css"), "utf8");
const faces = (css.match(/@font-face \{[^}]*\}/g) ?? []).map((face) => ({
  family: /font-family: "(.*?)"/.exec(face)?.[1],
  file: /url\("(.*?)"\)/.exec(face)?.[1] ?? "",
  range: /unicode-range: ([^;]*);/.exec(face)?.[1] ?? "",
}));

for (const { family, file, range } of faces.filter(({ file }) => file.startsWith("./"))) {
  const whole = faces.find((face) => face.family === family && face.file.startsWith("@"))?.file ?? "";
  const bytes = await readFile(resolve(whole));
  const cut = await subsetFont(bytes, charactersOf(range), cutting);
  const written = join(folder, basename(file));
  if (isChecking) await compare(written, cut);
  else {
    await writeFile(written, cut);
    console.log(`${file}: ${cut.length} bytes`);
  }
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
