// The parts of the README that programs write: what was measured last, and tables made of the code.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { format } from "prettier";

export const README = join(import.meta.dirname, "../README.md");

/**
 * Puts the text into the README between `<!-- name -->` and `<!-- /name -->`.
 * @param {string} name
 * @param {string} markdown
 */
export async function showInReadme(name, markdown) {
  await writeFile(README, await withPart(await readFile(README, "utf8"), name, markdown));
}

/**
 * The text with this between `<!-- name -->` and `<!-- /name -->`.
 * @param {string} text
 * @param {string} name
 * @param {string} markdown
 */
export async function withPart(text, name, markdown) {
  const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest = ""] = text.split(opening);
  const [, after] = rest.split(closing);
  return `${before}${opening}\n\n${(await asWritten(markdown)).trim()}\n\n${closing}${after}`;
}

/**
 * As the formatter wants it, so that a run leaves nothing to be formatted.
 * @param {string} markdown
 */
export async function asWritten(markdown) {
  return format(markdown, { parser: "markdown", printWidth: 110 });
}

/**
 * Rows of cells as a table whose first row is the head.
 * @param {readonly (readonly unknown[])[]} rows
 */
export function asTable([head = [], ...rows]) {
  /** @param {readonly unknown[]} cells */
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
