// Writes the company's name, origin and colours where no code can read them. Part of npm run company.
// node scripts/writeCompany.mjs --check    only says which files differ
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../build/folders.mjs";
import { companyFiles } from "./companyFiles.mjs";

const isChecking = process.argv.includes("--check");
for (const [file, text] of await companyFiles()) {
  if (!isChecking) await writeFile(join(root, file), text);
  else if ((await readFile(join(root, file), "utf8")) !== text) {
    console.error(`${file} names another company than shared/company.ts: npm run company`);
    process.exitCode = 1;
  }
}
