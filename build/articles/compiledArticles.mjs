import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../folders.mjs";
import { ARTICLES, compileArticles } from "./compileArticles.mjs";
import { readVocabulary, VOCABULARY_FILES } from "./vocabulary.mjs";

/** @typedef {import("./compileArticles.mjs").Compiled} Compiled */

/**
 * The last result, of files as they were then.
 * @type {{ of: string, compiled: Promise<Compiled> } | undefined}
 */
let last;

/**
 * The articles of this project. One build asks for them several times; they are compiled once, and again only when a file has
 * changed.
 * @param {{ isProduction: boolean }} options
 * @returns {Promise<Compiled>}
 */
export function compiledArticles({ isProduction }) {
  const today = new Date().toISOString().slice(0, 10);
  const of = JSON.stringify([
    isProduction,
    today,
    articleFiles().map(versionOf),
    VOCABULARY_FILES.map(versionOf),
  ]);
  if (last?.of !== of) {
    const compile = async () =>
      compileArticles({ root, vocabulary: await readVocabulary(), isProduction, today });
    last = { of, compiled: compile() };
  }
  return last.compiled;
}

/** From the project's root. */
export function articleFiles() {
  return readdirSync(join(root, ARTICLES)).map((name) => `${ARTICLES}/${name}`);
}

/** @param {string} file */
function versionOf(file) {
  const { mtimeMs, size } = statSync(join(root, file));
  return [file, mtimeMs, size];
}
