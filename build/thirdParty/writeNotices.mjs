import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundledPackages } from "./bundledPackages.mjs";

const LINE = "=".repeat(80);

const PARTS = { server: "in the server", browser: "in what browsers fetch" };

/**
 * Writes THIRD-PARTY-NOTICES: the names, versions and licences of all packages of others in the build, which esbuild has dropped from
 * the bundles, and the texts of their licences.
 * @param {string} folder of the build
 * @param {Parameters<typeof bundledPackages>[0]} inputs
 */
export async function writeNotices(folder, inputs) {
  const packages = bundledPackages(inputs);
  const notices = packages.map(({ name, version, license, licenseText, parts, isCut }) => {
    const places = parts.map((part) => PARTS[part]).join(" and ");
    const cut = isCut ? ", also cut to the characters of the pages" : "";
    return `${LINE}\n${name} ${version}\n${license}; ${places}${cut}\n\n${licenseText}\n`;
  });
  const opening = `This site contains ${packages.length} packages of others, under these licences.\n`;
  await writeFile(join(folder, "THIRD-PARTY-NOTICES"), [opening, ...notices].join("\n"));
}
