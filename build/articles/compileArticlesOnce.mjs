import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../folders.mjs";
import { ARTICLES, compileArticles } from "./compileArticles.mjs";
import { FONTS } from "./fontLetters.mjs";
import { readVocabulary, VOCABULARY_FILES } from "./vocabulary.mjs";

/** @typedef {import("./compileArticles.mjs").Compiled} Compiled */

/**
 * The last result, with the versions of the files it was made from.
 * @type {{ version: string, compiled: Promise<Compiled> } | undefined}
 */
let last;

/**
 * The compiled articles of this project. One build asks for them several times, so they are cached until a file changes.
 * @param {{ isProduction: boolean }} options
 * @returns {Promise<Compiled>}
 */
export function compileArticlesOnce({ isProduction }) {
  const today = new Date().toISOString().slice(0, 10);
  const version = JSON.stringify([
    isProduction,
    today,
    listArticleFiles().map(readVersion),
    [...VOCABULARY_FILES, FONTS].map(readVersion),
  ]);
  if (last?.version !== version) {
    const compile = async () =>
      compileArticles({ root, vocabulary: await readVocabulary(), isProduction, today });
    last = { version, compiled: compile() };
  }
  return last.compiled;
}

/** Paths from the project's root. */
export function listArticleFiles() {
  return (
    readdirSync(join(root, ARTICLES))
      // Editors' lock files may be links to nothing.
      .filter((name) => !name.startsWith("."))
      .map((name) => `${ARTICLES}/${name}`)
  );
}

/** @param {string} file */
function readVersion(file) {
  const { mtimeMs, size } = statSync(join(root, file));
  return [file, mtimeMs, size];
}
