// The generated parts of the docs: the table of settings, and measurements.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { format } from "prettier";
import { root } from "../build/folders.mjs";

/**
 * A document with these parts between `<!-- name -->` and `<!-- /name -->`.
 * @param {string} file
 * @param {Record<string, string>} parts
 */
export async function withParts(file, parts) {
  let text = await readFile(join(root, file), "utf8");
  for (const [name, markdown] of Object.entries(parts)) {
    const part = new RegExp(`(?<=<!-- ${name} -->).*(?=<!-- /${name} -->)`, "s");
    if (!part.test(text)) throw new Error(`${file} has no place for ${name}`);
    text = text.replace(part, () => `\n\n${markdown}\n\n`);
  }
  return asWritten(text);
}

/**
 * Formats Markdown as prettier does, so that the generated parts pass the format check.
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
