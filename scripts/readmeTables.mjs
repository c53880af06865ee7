// Writes the README's tables of pages, moved paths and settings: npm run readme
// node scripts/readmeTables.mjs --check    only checks whether they are up to date
import { readFile, writeFile } from "node:fs/promises";
import { importTypeScript } from "../build/importTypeScript.mjs";
import { asTable, README, readmeWith } from "./readmeWith.mjs";

/** @type {typeof import("../shared/routes/pageTable")} */
const { allPages } = await importTypeScript("shared/routes/pageTable.ts");
/** @type {{ redirects: readonly { from: string, to: string, includesBelow?: true }[] }} */
const { redirects } = await importTypeScript("shared/routes/redirects.ts");
/** @type {typeof import("../server/settings")} */
const { settingsTable } = await importTypeScript("server/settings.ts");
const defaultOf = (/** @type {import("zod").ZodType} */ setting) => setting.parse(undefined);

/** @param {{ toString(): string } | undefined} value */
const code = (value) => (value === undefined ? "" : `\`${value.toString()}\``);
const tables = {
  pages: asTable([["path", "page"], ...allPages.map(({ path, title }) => [code(path), title])]),
  redirects: asTable([
    ["moved path", "leads to"],
    ...redirects.map(({ from, to, includesBelow }) => [
      code(from) + (includesBelow ? " and below" : ""),
      code(to),
    ]),
  ]),
  settings: asTable([
    ["variable", "what it decides", "default"],
    ...Object.entries(settingsTable).map(([name, setting]) => [
      code(name),
      setting.description ?? "",
      code(defaultOf(setting)),
    ]),
  ]),
};

const written = await readmeWith(tables);
if (!process.argv.includes("--check")) await writeFile(README, written);
else if (written !== (await readFile(README, "utf8"))) {
  console.error("The README's tables differ from the code: npm run readme");
  process.exitCode = 1;
}
