// Writes the table of settings in docs/operate.md: npm run settings
// node scripts/writeSettings.mjs --check    only checks whether it is up to date
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../build/folders.mjs";
import { importTypeScript } from "../build/importTypeScript.mjs";
import { asTable, withParts } from "./generatedParts.mjs";

const OPERATE = "docs/operate.md";

/** @type {typeof import("../server/settings")} */
const { settingsTable } = await importTypeScript("server/settings.ts");
const defaultOf = (/** @type {import("zod").ZodType} */ setting) => setting.parse(undefined);

/** @param {{ toString(): string } | undefined} value */
const code = (value) => (value === undefined ? "" : `\`${value.toString()}\``);

const settings = asTable([
  ["variable", "what it decides", "default"],
  ...Object.entries(settingsTable).map(([name, setting]) => [
    code(name),
    setting.description ?? "",
    code(defaultOf(setting)),
  ]),
]);

const written = await withParts(OPERATE, { settings });
if (!process.argv.includes("--check")) await writeFile(join(root, OPERATE), written);
else if (written !== (await readFile(join(root, OPERATE), "utf8"))) {
  console.error(`The table in ${OPERATE} differs from the code: npm run settings`);
  process.exitCode = 1;
}
