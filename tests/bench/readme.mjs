// The part of the README that shows what was measured last.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asWritten } from "./report.mjs";

const README = join(import.meta.dirname, "../../README.md");
const MARKS = ["<!-- speed -->", "<!-- /speed -->"];

export async function showInReadme(markdown) {
  const text = await readFile(README, "utf8");
  const [before, rest] = text.split(MARKS[0]);
  const [, after] = rest.split(MARKS[1]);
  await writeFile(
    README,
    `${before}${MARKS[0]}\n\n${(await asWritten(markdown)).trim()}\n\n${MARKS[1]}${after}`,
  );
}
