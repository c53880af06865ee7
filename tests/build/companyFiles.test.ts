import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { companyFiles } from "../../scripts/companyFiles.mjs";

it.each([...(await companyFiles())])(
  "names in %s the company of shared/company.ts: npm run company",
  (file, text) => {
    expect(readFileSync(join(root, file), "utf8")).toBe(text);
  },
);
