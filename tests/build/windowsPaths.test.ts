import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { root } from "../../build/folders.mjs";

/** Has Node list folders as it does on Windows. */
const AS_ON_WINDOWS = String.raw`
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { readdirSync } = fs;
  const { readdir } = fs.promises;
  const turn = (entry) => typeof entry === "string" ? entry.replaceAll("/", "\\") : entry;
  fs.readdirSync = (...given) => readdirSync(...given).map(turn);
  fs.promises.readdir = async (...given) => (await readdir(...given)).map(turn);
  syncBuiltinESMExports();
`;

const PRINT_MODULES = `
  import { moduleTexts, pageFiles } from "./build/entries.mjs";
  console.log(JSON.stringify(moduleTexts(await pageFiles())));
`;

function modulesOf(...options: readonly string[]) {
  const command = [...options, "--input-type=module", "--eval", PRINT_MODULES];
  const printed = execFileSync(process.execPath, command, { cwd: root, encoding: "utf8" });
  return JSON.parse(printed) as Readonly<Record<string, string>>;
}

it("the site is built of the same modules on Windows, where paths have backslashes", () => {
  const hook = `data:text/javascript,${encodeURIComponent(AS_ON_WINDOWS)}`;
  const modules = modulesOf();
  expect(modules["home"]).toContain('import "./shared/components/Button.tsx";');
  expect(modulesOf("--import", hook)).toEqual(modules);
});
