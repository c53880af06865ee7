// The parts of the README that show what was measured last.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { format } from "prettier";

const README = join(import.meta.dirname, "../../README.md");

/** Puts the text between `<!-- name -->` and `<!-- /name -->`. */
export async function showInReadme(name, markdown) {
  const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = await readFile(README, "utf8");
  const [before, rest] = text.split(opening);
  const [, after] = rest.split(closing);
  await writeFile(
    README,
    `${before}${opening}\n\n${(await asWritten(markdown)).trim()}\n\n${closing}${after}`,
  );
}

/** As the formatter wants it, so that a run leaves nothing to be formatted. */
export async function asWritten(markdown) {
  return format(markdown, { parser: "markdown", printWidth: 110 });
}
