import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chooseDrawing } from "./articleDrawing.mjs";
import { findMissingLetters, findUnreadable } from "./checkWords.mjs";
import { PLACEHOLDERS } from "./frontMatter.mjs";
import { readText } from "./readText.mjs";
import { readYaml } from "./readYaml.mjs";

/** @typedef {import("./Problems.mjs").Problems} Problems */
/** @typedef {import("./readYaml.mjs").LineOf} LineOf */

/** @typedef {import("../../shared/pages/blog/ArticleWords").Block} Block */
/** @typedef {import("../../shared/pages/blog/ArticleWords").Text} Text */

const WORDS_A_MINUTE = 220;

/** The front matter between two lines of three dashes, and the text below it. */
const PARTS = /^---[ \t]*\r?\n([^]*?)^---[ \t]*(?:\r?\n([^]*))?$(?![^])/m;

/**
 * @typedef {import("./compileArticles.mjs").CompiledArticle & {
 *   isDraft: boolean,
 *   links: readonly { readonly slug: string, readonly line: number }[],
 *   lineOf: LineOf,
 *   problems: Problems,
 * }} ReadArticle
 */

/**
 * @param {object} given
 * @param {string} given.slug
 * @param {readonly string[]} given.slugs of all articles
 * @param {string} given.root
 * @param {import("./vocabulary.mjs").Vocabulary} given.vocabulary
 * @param {ReturnType<typeof import("./frontMatter.mjs").makeFrontMatterSchema>} given.frontMatter
 * @param {ReturnType<typeof import("./figureSchema.mjs").makeFigureSchema>} given.figure
 * @param {Problems} given.problems
 * @returns {ReadArticle | undefined} undefined if its front matter is not valid
 */
export function readArticle({ slug, slugs, root, vocabulary, frontMatter, figure, problems }) {
  const path = join(root, problems.file);
  const parts = readParts(path, vocabulary.missingLetters, problems);
  if (!parts) return undefined;
  const { value: fields, lineOf } = readYaml(parts.yaml, frontMatter, problems, parts.yamlLine);
  const { body, links } = readText(parts.markdown, {
    folder: dirname(path),
    firstLine: parts.markdownLine,
    vocabulary,
    slug,
    slugs,
    figure,
    problems,
  });
  if (!fields) return undefined;

  checkRelated(slug, fields, lineOf, problems);
  if (fields.updated !== undefined && fields.updated < fields.date)
    problems.add(lineOf(["updated"]), `updated: is before ${fields.date}, the day on which it appears`);
  if (!fields.draft) checkIsWritten(fields, lineOf, problems);

  const { description, draft = false, updated, date, related, formerly = [], ...others } = fields;
  const drawing = others.drawing ?? chooseDrawing(body);
  return {
    isDraft: draft,
    links,
    lineOf,
    problems,
    formerly,
    article: /** @type {ReadArticle["article"]} */ ({
      ...others,
      ...(drawing ? { drawing } : {}),
      slug,
      product: vocabulary.subjects[others.product],
      authorInitials: makeInitials(fields.author),
      date: formatDay(date),
      isoDate: date,
      ...(updated ? { updatedIsoDate: updated, updatedDate: formatDay(updated) } : {}),
      readMins: Math.max(1, Math.round(countWords(body) / WORDS_A_MINUTE)),
    }),
    words: {
      description,
      body,
      related: related.map(({ article, reason }) => ({ slug: article, reason })),
    },
  };
}

/**
 * Divides the file of an article into its fields and its text. Reports characters that the site cannot show.
 * @param {string} path
 * @param {RegExp} missingLetters matches each letter that the fonts lack
 * @param {Problems} problems
 * @returns undefined if it cannot be read
 */
function readParts(path, missingLetters, problems) {
  const text = decodeUtf8(readFileSync(path))?.normalize("NFC");
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

/**
 * @param {string} slug
 * @param {import("./frontMatter.mjs").FrontMatter} fields
 * @param {LineOf} lineOf
 * @param {Problems} problems
 */
function checkRelated(slug, { related }, lineOf, problems) {
  for (const [index, { article }] of related.entries())
    if (article === slug)
      problems.add(lineOf(["related", index]), "related: an article cannot be related to itself");
  if (related[0]?.article === related[1]?.article)
    problems.add(lineOf(["related", 1]), "related: names two different articles");
}

/**
 * Refuses the words with which `npm run new:article` fills the fields.
 * @param {import("./frontMatter.mjs").FrontMatter} fields
 * @param {LineOf} lineOf
 * @param {Problems} problems
 */
function checkIsWritten({ teaser, description, related }, lineOf, problems) {
  const report = (/** @type {(string | number)[]} */ ...path) =>
    problems.add(lineOf(path), `${path.join(".")}: still has the words of a new article`);
  if (teaser === PLACEHOLDERS.teaser) report("teaser");
  if (description === PLACEHOLDERS.description) report("description");
  for (const [index, { reason }] of related.entries())
    if (reason === PLACEHOLDERS.reason) report("related", index, "reason");
}

/** @param {string} author */
function makeInitials(author) {
  const [name = ""] = author.split(",");
  return name
    .split(" ")
    .map((word) => word.slice(0, 1))
    .join("");
}

const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** @param {string} isoDate */
function formatDay(isoDate) {
  return days.format(new Date(isoDate));
}

/**
 * Counts what is read line by line, and therefore not figures: readers only look at those.
 * @param {readonly Block[]} body
 */
function countWords(body) {
  return body.map(plainTextOf).join(" ").split(/\s+/).filter(Boolean).length;
}

/**
 * @param {Block} block
 * @returns {string}
 */
function plainTextOf(block) {
  if ("figure" in block || "picture" in block || "notes" in block) return "";
  if ("link" in block) return block.link.label;
  if ("list" in block) return block.list.map(joinSpans).join(" ");
  if ("ordered" in block) return block.ordered.map(joinSpans).join(" ");
  return Object.values(block).map(joinSpans).join(" ");
}

/** @param {Text} text */
function joinSpans(text) {
  if (typeof text === "string") return text;
  return text
    .map((span) => {
      if (typeof span === "string") return span;
      if ("note" in span) return "";
      return Object.values(span)[0];
    })
    .join("");
}
