// Compiles the articles of the blog from Markdown. Runs only in builds: none of this is sent to visitors.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { makeFigureSchema } from "./figureSchema.mjs";
import { makeFrontMatterSchema, makeSlug, SLUG } from "./frontMatter.mjs";
import { Problems } from "./Problems.mjs";
import { readArticle } from "./readArticle.mjs";
import { readYaml } from "./readYaml.mjs";

/** @typedef {import("../../shared/pages/blog/Article").Article} Article */
/** @typedef {import("../../shared/pages/blog/ArticleWords").ArticleWords} ArticleWords */
/** @typedef {import("./Problems.mjs").Problem} Problem */
/** @typedef {import("./readArticle.mjs").ReadArticle} ReadArticle */
/** @typedef {import("./vocabulary.mjs").Vocabulary} Vocabulary */

export const ARTICLES = "shared/articles";
const ENDING = ".md";
const AUTHORS_FILE = `${ARTICLES}/authors.yaml`;

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
 * @param {boolean} options.isProduction leaves out drafts
 * @param {string} options.today as year-month-day
 * @returns {Compiled}
 */
export function compileArticles({ root, vocabulary, isProduction, today }) {
  const names = readdirSync(join(root, ARTICLES))
    .filter(isArticle)
    .map((name) => name.normalize("NFC"));
  const slugs = names.filter(isNamedBySlug).map((name) => name.slice(0, -ENDING.length));
  const misnamed = names.filter((name) => !isNamedBySlug(name)).map(reportName);
  const authorsProblems = new Problems(AUTHORS_FILE);
  const authors = readAuthors(root, authorsProblems);
  // Once for all articles, because creating a schema takes longer than validating a file with it.
  const frontMatter = makeFrontMatterSchema(vocabulary, authors, slugs);
  const figure = makeFigureSchema(vocabulary.notes);
  /** @type {Problems[]} */
  const articlesProblems = [];
  const read = slugs.flatMap((slug) => {
    const problems = new Problems(`${ARTICLES}/${slug}.md`);
    articlesProblems.push(problems);
    return readArticle({ slug, slugs, root, vocabulary, frontMatter, figure, problems }) ?? [];
  });
  checkUnique(read);
  for (const article of read) if (!article.isDraft) checkIsReady(article, read, today);

  const shown = read.filter(({ isDraft }) => !isProduction || !isDraft).toSorted(compareDates);
  return {
    articles: shown.map(({ article, formerly, words }) => ({ article, formerly, words })),
    problems: [...misnamed, authorsProblems, ...articlesProblems].flatMap(({ found }) => found),
  };
}

/**
 * Hidden files, and those of other programs, are left alone.
 * @param {string} name of a file
 */
function isArticle(name) {
  return !name.startsWith(".") && /\.(?:md|markdown)$/i.test(name);
}

/** @param {string} name of a file */
function isNamedBySlug(name) {
  return name.endsWith(ENDING) && SLUG.test(name.slice(0, -ENDING.length));
}

/** @param {string} name of a file that is not named by a slug */
function reportName(name) {
  const problems = new Problems(`${ARTICLES}/${name}`);
  const slug = makeSlug(name.replace(/\.[^.]*$/, "")) || "a-short-name";
  problems.add(
    1,
    `the name of a file becomes its address: small letters, digits and single hyphens; rename it to ${slug}.md`,
  );
  return problems;
}

/**
 * @param {string} root
 * @param {Problems} problems
 * @returns {readonly string[]} their names
 */
function readAuthors(root, problems) {
  const schema = z.array(z.strictObject({ name: z.string().min(1), role: z.string().min(1).optional() }));
  const text = readFileSync(join(root, AUTHORS_FILE), "utf8").normalize("NFC");
  const { value: authors = [] } = readYaml(text, schema, problems, 1);
  return authors.map(({ name }) => name);
}

/** @param {readonly ReadArticle[]} articles */
function checkUnique(articles) {
  /** @type {Map<string, string>} */
  const known = new Map(articles.map(({ article: { slug } }) => [`slug ${slug}`, slug]));
  for (const { article, formerly, words, lineOf, problems } of articles) {
    const { id, slug, title, featured, mostRead, picture } = article;
    /** @type {readonly (readonly [field: string, claim: string | false | undefined])[]} */
    const claims = [
      ["id", `id ${id}`],
      ["title", `title ${title}`],
      ["description", `description ${words.description}`],
      ["featured", featured && "field featured"],
      ["mostRead", mostRead !== undefined && `place in mostRead, ${mostRead}`],
      ["picture", picture && "field picture: one article stands above the list"],
      ...formerly.map((old) => /** @type {const} */ (["formerly", `slug ${old}`])),
    ];
    for (const [field, claim] of claims) {
      if (!claim) continue;
      const other = known.get(claim);
      if (other) problems.add(lineOf([field]), `${other} has the same ${claim}`);
      known.set(claim, slug);
    }
  }
}

/**
 * Checks that the day of an article has come, and that readers can open what it leads to.
 * @param {ReadArticle} article
 * @param {readonly ReadArticle[]} articles
 * @param {string} today
 */
function checkIsReady({ article, links, words, lineOf, problems }, articles, today) {
  const { isoDate } = article;
  if (isoDate > today)
    problems.add(lineOf(["date"]), `date: ${isoDate} is ahead: merge it on its day, or \`draft: true\``);
  const drafts = new Set(articles.filter(({ isDraft }) => isDraft).map((draft) => draft.article.slug));
  const related = words.related.map(({ slug }, index) => ({ slug, line: lineOf(["related", index]) }));
  for (const { slug, line } of [...related, ...links])
    if (drafts.has(slug)) problems.add(line, `${slug} is a draft, which no reader can open`);
}

/**
 * Newest first. ISO dates sort as strings; on the same day, the higher id is the newer one.
 * @param {CompiledArticle} one
 * @param {CompiledArticle} other
 */
function compareDates({ article: one }, { article: other }) {
  if (one.isoDate !== other.isoDate) return one.isoDate < other.isoDate ? 1 : -1;
  return other.id - one.id;
}
