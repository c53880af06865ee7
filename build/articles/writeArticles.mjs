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

/** Of the articles' types, as seen from the folders of the modules. */
const TYPES = "../../../shared/pages/blog";

/**
 * @param {readonly CompiledArticle[]} compiled
 * @returns {Promise<ReadonlyMap<string, string>>} their texts by their names, without an ending
 */
export async function articleModules(compiled) {
  const { frontPageOf } = await importTypeScript("shared/pages/blog/frontPage.ts");
  const { wholeArticle } = await importTypeScript("shared/pages/blog/article/WholeArticle.ts");
  const articles = compiled.map(({ article }) => article);
  const frontPage = frontPageOf(articles);
  const renamed = compiled.flatMap(({ article: { slug }, formerly }) => formerly.map((old) => [old, slug]));
  const imports = articles.map(({ slug }) => `  "${slug}": () => import("./whole/${slug}"),\n`);

  /** @type {Map<string, string>} */
  const modules = new Map();
  modules.set(
    "table",
    printConstant("articles", `readonly import("${TYPES}/Article").Article[]`, articles) +
      printConstant("renamed", "Readonly<Record<string, string>>", Object.fromEntries(renamed)),
  );
  modules.set("frontPage", printConstant("frontPage", `import("${TYPES}/frontPage").FrontPage`, frontPage));
  const importsWhole = `Promise<{ readonly whole: import("${TYPES}/article/WholeArticle").WholeArticle }>`;
  modules.set(
    "wholes",
    `export const wholes: Readonly<Record<string, () => ${importsWhole}>> = {\n${imports.join("")}};\n`,
  );
  for (const { article, words } of compiled) {
    const { slug, title } = article;
    const type = `import("../${TYPES}/article/WholeArticle").WholeArticle`;
    modules.set(`whole/${slug}`, printConstant("whole", type, wholeArticle(articles, article, words)));
    modules.set(
      `title/${slug}`,
      printConstant("title", "string", title) + printConstant("slug", "string", slug),
    );
  }
  return modules;
}

/**
 * @param {string} name
 * @param {string} type
 * @param {unknown} value
 */
function printConstant(name, type, value) {
  return `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;
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
