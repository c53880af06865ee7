import { dirname, join } from "node:path";
import { chooseDrawing } from "./articleDrawing.mjs";
import { joinPlainText } from "./joinPlainText.mjs";
import { PLACEHOLDERS } from "./placeholders.mjs";
import { readArticleFile } from "./readArticleFile.mjs";
import { readText } from "./readText.mjs";
import { readYaml } from "./readYaml.mjs";

/** @typedef {import("./Problems.mjs").Problems} Problems */
/** @typedef {import("./readYaml.mjs").LineOf} LineOf */

const WORDS_A_MINUTE = 220;

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
  const file = readArticleFile(path, vocabulary.missingLetters, problems);
  if (!file) return undefined;
  const { value: fields, lineOf } = readYaml(
    file.yaml,
    frontMatter,
    problems,
    file.yamlLine,
    vocabulary.names,
  );
  const { body, links } = readText(file.markdown, {
    folder: dirname(path),
    firstLine: file.markdownLine,
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
 * @param {readonly import("../../shared/pages/blog/ArticleWords").Block[]} body
 */
function countWords(body) {
  return body.map(joinPlainText).join(" ").split(/\s+/).filter(Boolean).length;
}
