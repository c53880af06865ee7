import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../folders.mjs";
import { billOfMaterials } from "./billOfMaterials.mjs";
import { bundledPackages } from "./bundledPackages.mjs";
import { noticesText } from "./notices.mjs";

/**
 * Writes what reviewers and scanners cannot see in bundled files: THIRD-PARTY-NOTICES, the licences, and bom.cdx.json, the bill of
 * materials.
 * @param {string} folder of the build
 * @param {Parameters<typeof bundledPackages>[0]} inputs
 */
export async function writeThirdParty(folder, inputs) {
  const readJson = async (/** @type {string} */ file) => JSON.parse(await readFile(join(root, file), "utf8"));
  const { packages: locked } = await readJson("package-lock.json");
  const packages = bundledPackages(inputs, locked);
  const bill = billOfMaterials(await readJson("package.json"), packages, locked);
  await writeFile(join(folder, "THIRD-PARTY-NOTICES"), noticesText(packages));
  await writeFile(join(folder, "bom.cdx.json"), JSON.stringify(bill, null, 2));
}
