// Writes the README's tables of pages, moved paths and settings: npm run readme
//   node scripts/readmeTables.mjs --check    only says whether they are up to date
import { readFile, writeFile } from "node:fs/promises";
import { importTypeScript } from "../build/bundle.mjs";
import { asTable, README, withPart } from "./showInReadme.mjs";

/** @type {typeof import("../shared/pageTable")} */
const { allPages } = await importTypeScript("shared/pageTable.ts");
/** @type {{ redirects: readonly { from: string, to: string, includesBelow?: true }[] }} */
const { redirects } = await importTypeScript("shared/redirects.ts");
/** @type {typeof import("../server/settings")} */
const { settingsTable } = await importTypeScript("server/settings.ts");

/** @param {{ toString(): string } | undefined} value */
const code = (value) => (value === undefined ? "" : `\`${value.toString()}\``);
const tables = {
  pages: [["path", "page"], ...allPages.map(({ path, title }) => [code(path), title])],
  redirects: [
    ["moved path", "leads to"],
    ...redirects.map(({ from, to, includesBelow: all }) => [
      code(from) + (all ? " and below" : ""),
      code(to),
    ]),
  ],
  settings: [
    ["variable", "what it decides", "default"],
    ...Object.entries(settingsTable).map(([name, row]) => [code(name), row.desc, code(row.default)]),
  ],
};

const text = await readFile(README, "utf8");
let written = text;
for (const [name, rows] of Object.entries(tables)) written = await withPart(written, name, asTable(rows));
if (!process.argv.includes("--check")) await writeFile(README, written);
else if (written !== text) {
  console.error("The README's tables differ from the code: npm run readme");
  process.exitCode = 1;
}
