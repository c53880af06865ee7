// Writes what is compiled of the articles as modules, which server, browser and tests import as "#articles/…".
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../folders.mjs";
import { importTypeScript } from "../importTypeScript.mjs";
import { compileArticles } from "./compileArticles.mjs";
import { errorOf } from "./Problems.mjs";
import { readVocabulary } from "./vocabulary.mjs";

/** @typedef {import("./compileArticles.mjs").CompiledArticle} CompiledArticle */

/** As in "imports" of package.json. Development has drafts too, and may run beside a build. */
const FOLDERS = { published: "build/compiled/published", withDrafts: "build/compiled/with-drafts" };

/**
 * @typedef {object} WrittenArticles
 * @property {readonly CompiledArticle[]} articles the newest first
 * @property {string} folder of the modules, from the project's root
 */

/**
 * @param {{ isProduction: boolean }} options
 * @returns {Promise<WrittenArticles>}
 * @throws {AggregateError} with each mistake in an article, as esbuild throws them
 */
export async function writeArticles({ isProduction }) {
  const vocabulary = await readVocabulary();
  const today = new Date().toISOString().slice(0, 10);
  const { articles, problems } = compileArticles({ root, vocabulary, isProduction, today });
  if (problems.length > 0) throw errorOf(problems);

  const folder = isProduction ? FOLDERS.published : FOLDERS.withDrafts;
  await writeFolder(join(root, folder), await articleModules(articles));
  return { articles, folder };
}

/**
 * @param {readonly CompiledArticle[]} compiled
 * @returns {Promise<ReadonlyMap<string, string>>} their texts by their names, without an ending
 */
export async function articleModules(compiled) {
  const { frontPageOf } = await importTypeScript("shared/pages/blog/frontPage.ts");
  const { wholeArticle } = await importTypeScript("shared/pages/blog/article/WholeArticle.ts");
  const articles = compiled.map(({ article }) => article);
  const renamed = compiled.flatMap(({ article: { slug }, formerly }) => formerly.map((old) => [old, slug]));
  return new Map([
    [
      "table",
      `import type { Article } from "../../../shared/pages/blog/Article";

/** The newest first. */
export const articles: readonly Article[] = ${print(articles)};

/** The present slug of each article by the ones that it had before. */
export const renamed: Readonly<Record<string, string>> = ${print(Object.fromEntries(renamed))};
`,
    ],
    [
      "frontPage",
      `import type { FrontPage } from "../../../shared/pages/blog/frontPage";

export const frontPage: FrontPage = ${print(frontPageOf(articles))};
`,
    ],
    [
      "wholes",
      `import type { WholeArticle } from "../../../shared/pages/blog/article/WholeArticle";

/** Imports an article, by its slug. */
export const wholes: Readonly<Record<string, () => Promise<{ readonly whole: WholeArticle }>>> = {
${articles.map(({ slug }) => `  "${slug}": () => import("./whole/${slug}"),\n`).join("")}};
`,
    ],
    ...compiled.flatMap(({ article, words }) => [
      /** @type {const} */ ([
        `whole/${article.slug}`,
        `import type { WholeArticle } from "../../../../shared/pages/blog/article/WholeArticle";

export const whole: WholeArticle = ${print(wholeArticle(articles, article, words))};
`,
      ]),
      /** @type {const} */ ([
        `title/${article.slug}`,
        `export const title = ${print(article.title)};
export const slug = ${print(article.slug)};
`,
      ]),
    ]),
  ]);
}

/** @param {unknown} value */
function print(value) {
  return JSON.stringify(value, null, 2);
}

/**
 * Writes what differs, as another build may be reading the rest, and removes what is not among it.
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} texts
 */
async function writeFolder(folder, texts) {
  for (const [name, text] of texts) {
    const file = join(folder, `${name}.ts`);
    if ((await readFile(file, "utf8").catch(() => undefined)) === text) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}-${process.pid}`, text);
    await rename(`${file}-${process.pid}`, file);
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const written = new Set([...texts.keys()].map((name) => join(folder, `${name}.ts`)));
  await Promise.all(
    files
      .filter((file) => file.endsWith(".ts") && !written.has(file))
      .map((file) => rm(file, { force: true })),
  );
}
