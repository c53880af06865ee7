// Writes the tables of pages and moved paths in README.md, and of settings in docs/operate.md: npm run readme
// node scripts/readmeTables.mjs --check    only checks whether they are up to date
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../build/folders.mjs";
import { importTypeScript } from "../build/importTypeScript.mjs";
import { asTable, OPERATE, README, withParts } from "./generatedParts.mjs";

/** @type {typeof import("../shared/routes/pageTable")} */
const { allPages } = await importTypeScript("shared/routes/pageTable.ts");
/** @type {{ redirects: readonly { from: string, to: string, includesBelow?: true }[] }} */
const { redirects } = await importTypeScript("shared/routes/redirects.ts");
/** @type {typeof import("../server/settings")} */
const { settingsTable } = await importTypeScript("server/settings.ts");
const defaultOf = (/** @type {import("zod").ZodType} */ setting) => setting.parse(undefined);

/** @param {{ toString(): string } | undefined} value */
const code = (value) => (value === undefined ? "" : `\`${value.toString()}\``);

/** @type {Readonly<Record<string, Record<string, string>>>} */
const tables = {
  [README]: {
    pages: asTable([["path", "page"], ...allPages.map(({ path, title }) => [code(path), title])]),
    redirects: asTable([
      ["moved path", "leads to"],
      ...redirects.map(({ from, to, includesBelow }) => [
        code(from) + (includesBelow ? " and below" : ""),
        code(to),
      ]),
    ]),
  },
  [OPERATE]: {
    settings: asTable([
      ["variable", "what it decides", "default"],
      ...Object.entries(settingsTable).map(([name, setting]) => [
        code(name),
        setting.description ?? "",
        code(defaultOf(setting)),
      ]),
    ]),
  },
};

for (const [file, parts] of Object.entries(tables)) {
  const written = await withParts(file, parts);
  if (!process.argv.includes("--check")) await writeFile(join(root, file), written);
  else if (written !== (await readFile(join(root, file), "utf8"))) {
    console.error(`The tables in ${file} differ from the code: npm run readme`);
    process.exitCode = 1;
  }
}
