// Cuts the two fonts to the characters of their unicode-range in fonts.css, which saves a third of their bytes.
// Run it after a change of a unicode-range, and commit the files: node scripts/cutFonts.mjs [folder to write to]
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import subsetFont from "subset-font";
import { root } from "../build/folders.mjs";

const styles = join(root, "shared/styles");
const [folder = join(styles, "fonts")] = process.argv.slice(2);
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
  const cut = await subsetFont(bytes, charactersOf(range), { targetFormat: "woff2" });
  await writeFile(join(folder, basename(file)), cut);
  console.log(`${file}: ${cut.length} bytes`);
}

/** @param {string} range a unicode-range of CSS, such as U+20-7E, U+A9 */
function charactersOf(range) {
  let characters = "";
  for (const [, from = "", to = from] of range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi))
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1)
      characters += String.fromCodePoint(code);
  return characters;
}
