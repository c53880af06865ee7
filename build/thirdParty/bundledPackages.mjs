// Finds the packages of others in the build, by the files that esbuild has put into it.
// Reads synchronously, because hundreds of small files take several times as long otherwise.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../folders.mjs";

/** A package's folder, from its first node_modules/ on. */
const PACKAGE_FOLDER = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+(?=\/)/;

/** What scripts/cutFonts.mjs writes. */
const CUT_FONT = /^shared\/styles\/fonts\/(.+?)-(?:basic|latin|latin-ext)\.woff2$/;

const LICENSE_FILE = /^(?:licen[cs]e|copying|copyright|notice)/i;

/**
 * @typedef {"server" | "browser"} Part of the site
 *
 * @typedef {object} BundledPackage
 * @property {string} name
 * @property {string} version
 * @property {string} license an SPDX expression
 * @property {string} licenseText
 * @property {readonly Part[]} parts
 * @property {boolean} isCut whether the site delivers a smaller copy that was made of it
 */

/**
 * Throws an error for a package without a licence or its text, so that none is published.
 * @param {Readonly<Record<Part, readonly string[]>>} inputs the files of each part, from the project's root
 * @returns {readonly BundledPackage[]} sorted by name
 */
export function bundledPackages(inputs) {
  /** @typedef {Omit<BundledPackage, "parts"> & { parts: Part[] }} Found */
  /** @type {Map<string, Found>} */
  const packages = new Map();
  for (const part of /** @type {const} */ (["server", "browser"])) {
    const sources = inputs[part].flatMap((file) => sourceOf(file) ?? []);
    for (const folder of new Set(sources.map((source) => source.folder))) {
      const read = readPackage(folder);
      const id = `${read.name} ${read.version}`;
      /** @type {Found} */
      const known = packages.get(id) ?? { ...read, parts: [], isCut: false };
      if (!known.parts.includes(part)) known.parts.push(part);
      known.isCut ||= sources.some((source) => source.folder === folder && source.isCut);
      packages.set(id, known);
    }
  }
  return [...packages.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

/**
 * The package that a file of the build comes from.
 * @param {string} file
 */
function sourceOf(file) {
  const [folder] = PACKAGE_FOLDER.exec(file) ?? [];
  if (folder) return { folder, isCut: false };
  const [, font] = CUT_FONT.exec(file) ?? [];
  if (font) return { folder: `node_modules/@fontsource-variable/${font}`, isCut: true };
  if (file.endsWith(".woff2")) throw new Error(`${file} is of no known package: see build/thirdParty/`);
  return undefined;
}

/** @param {string} folder */
function readPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const files = readdirSync(join(root, folder)).filter((file) => LICENSE_FILE.test(file));
  const texts = files.map((file) => readFileSync(join(root, folder, file), "utf8").trim());
  const licenseText = texts.join("\n\n");
  if (typeof license !== "string" || licenseText === "")
    throw new Error(`${folder} comes without a licence or without its text, so it cannot be published`);
  return { name, version, license, licenseText };
}
