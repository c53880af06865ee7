// Writes the company's name, origin and colours where no code can read them. Part of npm run company.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../build/folders.mjs";
import { companyFiles } from "./companyFiles.mjs";

for (const [file, text] of await companyFiles()) await writeFile(join(root, file), text);
