// Compiles the articles of the blog from Markdown. Runs only in builds: none of this is sent to visitors.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { drawingOf } from "./articleDrawing.mjs";
import { checkedYaml } from "./checkedYaml.mjs";
import { figureSchema } from "./figureSchema.mjs";
import { frontMatterSchema } from "./frontMatter.mjs";
import { named } from "./named.mjs";
import { PLACEHOLDERS } from "./placeholders.mjs";
import { Problems } from "./Problems.mjs";
import { readText } from "./readText.mjs";
import { plainText } from "./plainText.mjs";
import { fields } from "./fields.mjs";

/** @typedef {import("../../shared/pages/blog/Article").Article} Article */
/** @typedef {import("../../shared/pages/blog/ArticleWords").ArticleWords} ArticleWords */
/** @typedef {import("./Problems.mjs").Problem} Problem */
/** @typedef {import("./vocabulary.mjs").Vocabulary} Vocabulary */

export const ARTICLES = "shared/articles";
const AUTHORS_FILE = `${ARTICLES}/authors.yaml`;

const WORDS_A_MINUTE = 220;

/** The front matter between two lines of three dashes, and the text below it. */
const PARTS = /^---\r?\n(.*?)^---\r?\n(.*)$/ms;

/**
 * @typedef {object} CompiledArticle
 * @property {Article} article
 * @property {readonly string[]} formerly the slugs that it had before
 * @property {ArticleWords} words
 */

/**
 * @typedef {object} Compiled
 * @property {readonly CompiledArticle[]} articles the newest first
 * @property {readonly Problem[]} problems of all files
 */

/**
 * @param {object} options
 * @param {string} options.root the folder of the project
 * @param {Vocabulary} options.vocabulary
 * @param {boolean} options.isProduction leaves out drafts, and what is dated after today
 * @param {string} options.today as year-month-day
 * @returns {Compiled}
 */
export function compileArticles({ root, vocabulary, isProduction, today }) {
  const files = readdirSync(join(root, ARTICLES)).filter((name) => name.endsWith(".md"));
  const slugs = files.map((name) => name.replace(/\.md$/, ""));

  const ofAuthors = new Problems(AUTHORS_FILE);
  const authors = readAuthors(root, ofAuthors);
  const ofArticles = slugs.map((slug) => new Problems(`${ARTICLES}/${slug}.md`));
  // Once for all articles, because creating a schema takes longer than validating a file with it.
  const ofFields = frontMatterSchema(vocabulary, authors, slugs);
  const ofFigures = figureSchema(vocabulary.notes);
  const read = slugs.flatMap((slug, index) => {
    const problems = ofArticles[index] ?? ofAuthors;
    return readArticle({ slug, slugs, root, vocabulary, ofFields, ofFigures, problems }) ?? [];
  });
  checkTogether(read);

  const isShown = (/** @type {ReadArticle} */ { isDraft, article }) =>
    !isProduction || (!isDraft && article.isoDate <= today);
  const shown = read.filter(isShown).toSorted(byDate);
  return {
    articles: shown.map(({ article, formerly, words }) => ({ article, formerly, words })),
    problems: [ofAuthors, ...ofArticles].flatMap(({ found }) => found),
  };
}

/**
 * @typedef {CompiledArticle & { isDraft: boolean, problems: Problems }} ReadArticle
 */

/**
 * @param {string} root
 * @param {Problems} problems
 * @returns {readonly string[]} their names
 */
function readAuthors(root, problems) {
  const schema = z.array(fields({ name: z.string().min(1), role: z.string().min(1).optional() }));
  const text = readFileSync(join(root, AUTHORS_FILE), "utf8");
  const { value: authors = [] } = checkedYaml(text, schema, problems, 1);
  return authors.map(({ name }) => name);
}

/**
 * @param {object} given
 * @param {string} given.slug
 * @param {readonly string[]} given.slugs of all articles
 * @param {string} given.root
 * @param {Vocabulary} given.vocabulary
 * @param {ReturnType<typeof frontMatterSchema>} given.ofFields
 * @param {ReturnType<typeof figureSchema>} given.ofFigures
 * @param {Problems} given.problems
 * @returns {ReadArticle | undefined} undefined if its front matter is not valid
 */
function readArticle({ slug, slugs, root, vocabulary, ofFields, ofFigures, problems }) {
  const parts = PARTS.exec(readFileSync(join(root, problems.file), "utf8"));
  if (!parts) {
    problems.add(1, "an article begins with its fields, between two lines of three dashes");
    return undefined;
  }
  const [, head = "", markdown = ""] = parts;
  const { value: fields, lineOf } = checkedYaml(head, ofFields, problems, 2);
  const firstLine = head.split("\n").length + 2;
  const folder = join(root, ARTICLES);
  const body = readText(markdown, { folder, firstLine, vocabulary, slugs, ofFigures, problems });
  if (!fields) return undefined;

  for (const [index, { article }] of fields.related.entries())
    if (article === slug)
      problems.add(lineOf(["related", index]), "related: an article cannot be related to itself");
  if (!fields.draft) checkIsWritten(fields, lineOf, problems);

  const { description, draft = false, updated, date, related, formerly = [], ...others } = fields;
  const drawing = others.drawing ?? drawingOf(body);
  return {
    isDraft: draft,
    problems,
    formerly,
    article: /** @type {ReadArticle["article"]} */ ({
      ...others,
      ...(drawing ? { drawing } : {}),
      slug,
      title: named(others.title, vocabulary),
      teaser: named(others.teaser, vocabulary),
      product: vocabulary.subjects[others.product],
      authorInitials: initialsOf(fields.author),
      date: longDate(date),
      isoDate: date,
      ...(updated ? { updatedIsoDate: updated } : {}),
      readMins: Math.max(1, Math.round(countWords(body) / WORDS_A_MINUTE)),
    }),
    words: {
      description: named(description, vocabulary),
      body,
      related: related.map(({ article, reason }) => ({ slug: article, reason })),
    },
  };
}

/**
 * Refuses the words with which `npm run new:article` fills the fields.
 * @param {import("./frontMatter.mjs").FrontMatter} fields
 * @param {import("./checkedYaml.mjs").Checked<unknown>["lineOf"]} lineOf
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

/**
 * Checks what has to be unique among all articles.
 * @param {readonly ReadArticle[]} articles
 */
function checkTogether(articles) {
  /** @type {Map<string, string>} */
  const known = new Map(articles.map(({ article: { slug } }) => [`slug ${slug}`, slug]));
  for (const { article, formerly, words, problems } of articles) {
    const { id, slug, title } = article;
    const claims = [
      `id ${id}`,
      `title ${title}`,
      `description ${words.description}`,
      ...formerly.map((old) => `slug ${old}`),
    ];
    for (const claim of claims) {
      const other = known.get(claim);
      if (other) problems.add(1, `${other} has the same ${claim}`);
      known.set(claim, slug);
    }
  }
  const pictured = articles.filter(({ article }) => article.picture);
  for (const { problems } of pictured.slice(1))
    problems.add(1, `${pictured[0]?.article.slug} has a picture, too: one article stands above the list`);
}

/**
 * Newest first. ISO dates sort as strings; on the same day, the higher id is the newer one.
 * @param {CompiledArticle} one
 * @param {CompiledArticle} other
 */
function byDate({ article: one }, { article: other }) {
  if (one.isoDate !== other.isoDate) return one.isoDate < other.isoDate ? 1 : -1;
  return other.id - one.id;
}

/** @param {string} author */
function initialsOf(author) {
  const [name = ""] = author.split(",");
  return name
    .split(" ")
    .map((word) => word.slice(0, 1))
    .join("");
}

const longDates = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** @param {string} isoDate */
function longDate(isoDate) {
  return longDates.format(new Date(isoDate));
}

/**
 * Counts what is read line by line, and therefore not figures: readers only look at those.
 * @param {readonly import("../../shared/pages/blog/ArticleWords").Block[]} body
 */
function countWords(body) {
  return body.map(plainText).join(" ").split(/\s+/).filter(Boolean).length;
}
