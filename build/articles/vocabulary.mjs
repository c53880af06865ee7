import { importTypeScript } from "../importTypeScript.mjs";

/** The files that define what articles may name. When one changes, the articles are compiled again. */
export const VOCABULARY_FILES = [
  "shared/company.ts",
  "shared/kindNotes.ts",
  "shared/pageTable.ts",
  "shared/pages/blog/Article.ts",
];

/**
 * What an article may name.
 * @typedef {object} Vocabulary
 * @property {string} companyName replaces `{company}`
 * @property {readonly string[]} topics
 * @property {readonly string[]} products
 * @property {readonly string[]} audiences
 * @property {readonly string[]} notes on the kind of a figure's numbers
 * @property {readonly string[]} paths of this site
 */

/** @returns {Promise<Vocabulary>} */
export async function readVocabulary() {
  const [{ company }, { kindNotes }, { allPages }, { topics, products, audiences }] = await Promise.all(
    VOCABULARY_FILES.map((file) => importTypeScript(file)),
  );
  return {
    companyName: company.name,
    topics,
    products,
    audiences,
    notes: Object.keys(kindNotes),
    paths: allPages.map((/** @type {{ path: string }} */ { path }) => path),
  };
}
