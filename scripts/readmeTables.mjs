// The README's tables of pages, moved paths and settings, made of the code: npm run readme
//   node scripts/readmeTables.mjs --check    only says whether they are up to date
import { readFile, writeFile } from "node:fs/promises";
import * as esbuild from "esbuild";
import { root } from "../build/folders.mjs";
import { asTable, README, withPart } from "../tests/support/showInReadme.mjs";

/** @type {{ allPages: readonly import("../shared/pageTable").Page[], redirects: readonly { from: string, to: string, includesBelow?: true }[], settingsTable: typeof import("../server/settings").settingsTable }} */
const { allPages, redirects, settingsTable } = await importTypeScript(`
  export { allPages } from "./shared/pageTable";
  export { redirects } from "./shared/redirects";
  export { settingsTable } from "./server/settings";
`);
/** @param {{ toString(): string } | undefined} value */
const code = (value) => (value === undefined ? "" : `\`${value.toString()}\``);
const tables = {
  pages: [["path", "page"], ...allPages.map(({ path, title }) => [code(path), title])],
  redirects: [
    ["moved path", "leads to"],
    ...redirects.map(({ from, to, includesBelow }) => [
      code(from) + (includesBelow ? " and below" : ""),
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

/** @param {string} contents */
async function importTypeScript(contents) {
  const { outputFiles } = await esbuild.build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
}
