// Writes the generated parts of the README: measurements, and tables made from the code.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { format } from "prettier";

export const README = join(import.meta.dirname, "../README.md");

/**
 * The README with these parts between `<!-- name -->` and `<!-- /name -->`.
 * @param {Record<string, string>} parts
 */
export async function readmeWith(parts) {
  let text = await readFile(README, "utf8");
  for (const [name, markdown] of Object.entries(parts)) {
    const part = new RegExp(`(?<=<!-- ${name} -->).*(?=<!-- /${name} -->)`, "s");
    if (!part.test(text)) throw new Error(`The README has no place for ${name}`);
    text = text.replace(part, () => `\n\n${markdown}\n\n`);
  }
  return asWritten(text);
}

/**
 * Formats Markdown as prettier does, so that the generated README passes the format check.
 * @param {string} markdown
 */
export const asWritten = (markdown) => format(markdown, { parser: "markdown", printWidth: 110 });

/**
 * A Markdown table. Its first row is the header.
 * @param {readonly (readonly unknown[])[]} rows
 */
export function asTable([head = [], ...rows]) {
  const line = (/** @type {readonly unknown[]} */ cells) =>
    `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
