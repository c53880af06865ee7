// Compiles the articles of the blog from Markdown. Runs only in builds: none of this is sent to visitors.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { slugOf } from "./slugOf.mjs";
import { findUnreadable } from "./unreadableCharacters.mjs";
import { z } from "zod";
import { drawingOf } from "./articleDrawing.mjs";
import { checkedYaml } from "./checkedYaml.mjs";
import { figureSchema } from "./figureSchema.mjs";
import { frontMatterSchema, SLUG } from "./frontMatter.mjs";
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
const PARTS = /^---[ \t]*\r?\n([^]*?)^---[ \t]*(?:\r?\n([^]*))?$(?![^])/m;

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
  const { slugs, misnamed } = findArticles(readdirSync(join(root, ARTICLES)));

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
  checkTogether(read, today);

  const isShown = (/** @type {ReadArticle} */ { isDraft, article }) =>
    !isProduction || (!isDraft && article.isoDate <= today);
  const shown = read.filter(isShown).toSorted(byDate);
  return {
    articles: shown.map(({ article, formerly, words }) => ({ article, formerly, words })),
    problems: [...misnamed, ofAuthors, ...ofArticles].flatMap(({ found }) => found),
  };
}

/**
 * @typedef {CompiledArticle & {
 *   isDraft: boolean,
 *   links: readonly { readonly slug: string, readonly line: number }[],
 *   problems: Problems,
 * }} ReadArticle
 */

/**
 * Hidden files, and those of other programs, are left alone.
 * @param {readonly string[]} names of all files in the folder
 */
function findArticles(names) {
  const texts = names.filter((name) => !name.startsWith(".") && /\.(?:md|markdown)$/i.test(name));
  const isNamed = (/** @type {string} */ name) => name.endsWith(".md") && SLUG.test(name.slice(0, -3));
  return {
    slugs: texts.filter(isNamed).map((name) => name.slice(0, -3)),
    misnamed: texts
      .filter((name) => !isNamed(name))
      .map((name) => {
        const problems = new Problems(`${ARTICLES}/${name}`);
        const slug = slugOf(name.replace(/\.[^.]*$/, "")) || "a-short-name";
        problems.add(
          1,
          `the name of a file becomes its address: small letters, digits and single hyphens; rename it to ${slug}.md`,
        );
        return problems;
      }),
  };
}

/**
 * @param {string} file
 * @param {Problems} problems
 */
function readUtf8(file, problems) {
  const bytes = readFileSync(file);
  try {
    // Without a byte-order mark.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    problems.add(1, "is not saved as UTF-8: choose this encoding where you save it");
    return "";
  }
}

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
  const file = readUtf8(join(root, problems.file), problems);
  for (const [index, line] of file.split("\n").entries()) {
    const unreadable = findUnreadable(line);
    if (unreadable) problems.add(index + 1, unreadable);
  }
  if (problems.found.length > 0) return undefined;
  const parts = PARTS.exec(file);
  if (!parts) {
    problems.add(1, "an article begins with its fields, between two lines of three dashes");
    return undefined;
  }
  const [, head = "", markdown = ""] = parts;
  const above = file.slice(0, parts.index);
  if (above.trim() !== "")
    problems.add(1, "these words stand above the fields: move them below the second line of three dashes");
  const firstField = above.split("\n").length + 1;
  const { value: fields, lineOf } = checkedYaml(head, ofFields, problems, firstField, vocabulary.names);
  const firstLine = firstField + head.split("\n").length;
  const folder = join(root, ARTICLES);
  const { body, links } = readText(markdown, {
    folder,
    firstLine,
    vocabulary,
    slug,
    slugs,
    ofFigures,
    problems,
  });
  if (!fields) return undefined;

  for (const [index, { article }] of fields.related.entries())
    if (article === slug)
      problems.add(lineOf(["related", index]), "related: an article cannot be related to itself");
  if (fields.related[0]?.article === fields.related[1]?.article)
    problems.add(lineOf(["related", 1]), "related: names two different articles");
  if (fields.updated !== undefined && fields.updated < fields.date)
    problems.add(lineOf(["updated"]), `updated: is before ${fields.date}, the day on which it appears`);
  if (!fields.draft) checkIsWritten(fields, lineOf, problems);

  const { description, draft = false, updated, date, related, formerly = [], ...others } = fields;
  const drawing = others.drawing ?? drawingOf(body);
  return {
    isDraft: draft,
    links,
    problems,
    formerly,
    article: /** @type {ReadArticle["article"]} */ ({
      ...others,
      ...(drawing ? { drawing } : {}),
      slug,
      product: vocabulary.subjects[others.product],
      authorInitials: initialsOf(fields.author),
      date: longDate(date),
      isoDate: date,
      ...(updated ? { updatedIsoDate: updated, updatedDate: longDate(updated) } : {}),
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
 * @param {string} today
 */
function checkTogether(articles, today) {
  /** @type {Map<string, string>} */
  const known = new Map(articles.map(({ article: { slug } }) => [`slug ${slug}`, slug]));
  for (const { article, formerly, words, problems } of articles) {
    const { id, slug, title, featured, mostRead } = article;
    const claims = [
      `id ${id}`,
      `title ${title}`,
      `description ${words.description}`,
      ...(featured ? ["field featured"] : []),
      ...(mostRead === undefined ? [] : [`place in mostRead, ${mostRead}`]),
      ...formerly.map((old) => `slug ${old}`),
    ];
    for (const claim of claims) {
      const other = known.get(claim);
      if (other) problems.add(1, `${other} has the same ${claim}`);
      known.set(claim, slug);
    }
  }
  for (const { article, links, isDraft, problems } of articles) {
    const shownFrom = article.isoDate > today ? article.isoDate : today;
    for (const { slug, line } of isDraft ? [] : links) {
      const target = articles.find((other) => other.article.slug === slug);
      if (target?.isDraft) problems.add(line, `${slug} is a draft, which no reader can open`);
      else if (target && target.article.isoDate > shownFrom)
        problems.add(line, `${slug} cannot be opened before ${target.article.isoDate}`);
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
