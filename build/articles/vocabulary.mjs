import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../folders.mjs";
import { importTypeScript } from "../importTypeScript.mjs";
import { FONTS, matchMissingLetters } from "./checkWords.mjs";

/** The files that define what articles may name. */
const VOCABULARY_FILES = [
  "shared/company.ts",
  "shared/components/kindNotes.ts",
  "shared/routes/pageTable.ts",
  "shared/pages/blog/Article.ts",
];

/** @typedef {import("../../shared/components/kindNotes").KindNoteName} KindNoteName */

/**
 * What an article may name.
 * @typedef {object} Vocabulary
 * @property {string} company its name, which stands after each title
 * @property {readonly string[]} topics
 * @property {Readonly<Record<string, string>>} subjects the products, by the word that an article has for them
 * @property {readonly string[]} audiences
 * @property {readonly KindNoteName[]} notes on the kind of a figure's numbers
 * @property {string} domain of this site
 * @property {readonly string[]} paths of this site
 * @property {RegExp} missingLetters matches each letter that the fonts lack
 */

/** @returns {Promise<Vocabulary>} */
export async function readVocabulary() {
  const [{ company }, { kindNotes }, { allPages }, { topics, subjects, audiences }] = await Promise.all(
    VOCABULARY_FILES.map((file) => importTypeScript(file)),
  );
  return {
    company: company.name,
    domain: new URL(company.defaultPublicOrigin).hostname,
    topics,
    subjects,
    audiences,
    notes: /** @type {KindNoteName[]} */ (Object.keys(kindNotes)),
    missingLetters: matchMissingLetters(await readFile(join(root, FONTS), "utf8")),
    paths: allPages.map((/** @type {{ path: string }} */ { path }) => path),
  };
}
