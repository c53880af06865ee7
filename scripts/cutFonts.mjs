// Cuts what the site's words need out of the two fonts: each file of shared/styles/fonts/ that fonts.css names, with the
// characters of its unicode-range. A third of each font's bytes are letters that only other languages use; the browser
// fetches the whole font when one of them is typed into a form.
// Run it by hand after a change of a unicode-range, and commit what it wrote: node scripts/cutFonts.mjs [another folder to write to]
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
  file: /url\("(.*?)"\)/.exec(face)?.[1],
  range: /unicode-range: ([^;]*);/.exec(face)?.[1],
}));

for (const { family, file, range } of faces) {
  if (!file?.startsWith("./") || !range) continue;
  const whole = faces.find((face) => face.family === family && face.file?.startsWith("@"))?.file ?? "";
  const cut = await subsetFont(await readFile(resolve(whole)), charactersOf(range), {
    targetFormat: "woff2",
  });
  await writeFile(join(folder, basename(file)), cut);
  console.log(`${file}: ${cut.length} bytes`);
}

/**
 * All characters of a CSS unicode-range.
 * @param {string} range
 */
function charactersOf(range) {
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)]
    .flatMap(([, from = "", to = from]) => {
      const first = Number.parseInt(from, 16);
      const count = Number.parseInt(to, 16) - first + 1;
      return Array.from({ length: count }, (_, at) => String.fromCodePoint(first + at));
    })
    .join("");
}
