import { readFileSync } from "node:fs";
import { findMissingLetters } from "./fontLetters.mjs";
import { findUnreadable } from "./unreadableCharacters.mjs";

/** @typedef {import("./Problems.mjs").Problems} Problems */

/** The front matter between two lines of three dashes, and the text below it. */
const PARTS = /^---[ \t]*\r?\n([^]*?)^---[ \t]*(?:\r?\n([^]*))?$(?![^])/m;

/**
 * @typedef {object} ArticleFile
 * @property {string} yaml the fields
 * @property {number} yamlLine their first line in the file
 * @property {string} markdown the text
 * @property {number} markdownLine its first line in the file
 */

/**
 * Reads the file of an article, and divides it into its fields and its text. Reports characters that the site cannot show.
 * @param {string} path
 * @param {RegExp} missingLetters matches each letter that the fonts lack
 * @param {Problems} problems
 * @returns {ArticleFile | undefined} undefined if it cannot be read
 */
export function readArticleFile(path, missingLetters, problems) {
  const text = decodeUtf8(readFileSync(path));
  if (text === undefined) {
    problems.add(1, "is not saved as UTF-8: choose this encoding where you save it");
    return undefined;
  }
  const unreadable = findInLines(text, findUnreadable);
  for (const { line, fault } of unreadable) problems.add(line, fault);
  if (unreadable.length > 0) return undefined;
  // These are reported, but the article is read all the same.
  for (const { line, fault } of findInLines(text, (words) => findMissingLetters(words, missingLetters)))
    problems.add(line, fault);

  const parts = PARTS.exec(text);
  if (!parts) {
    problems.add(1, "an article begins with its fields, between two lines of three dashes");
    return undefined;
  }
  const [, yaml = "", markdown = ""] = parts;
  const above = text.slice(0, parts.index);
  if (above.trim() !== "")
    problems.add(1, "these words stand above the fields: move them below the second line of three dashes");
  const yamlLine = above.split("\n").length + 1;
  return { yaml, yamlLine, markdown, markdownLine: yamlLine + yaml.split("\n").length };
}

/**
 * @param {Buffer} bytes
 * @returns {string | undefined} the text without a byte-order mark; undefined if it is not UTF-8
 */
function decodeUtf8(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} text
 * @param {(line: string) => string | undefined} findFault
 */
function findInLines(text, findFault) {
  return text.split("\n").flatMap((words, index) => {
    const fault = findFault(words);
    return fault ? [{ line: index + 1, fault }] : [];
  });
}
