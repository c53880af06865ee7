import { readFileSync } from "node:fs";

export const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

/** What stands between `<!-- name -->` and `<!-- /name -->`. */
export function readmePart(name: string): string {
  return readme.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0]?.trim() ?? "";
}

/** The rows of the table there, as their cells' plain words. */
export function readmeRows(name: string): readonly string[][] {
  return readmePart(name)
    .split("\n")
    .slice(2)
    .map((row) =>
      row
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll("`", "").replaceAll("\\|", "|")),
    );
}
