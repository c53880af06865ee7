import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotli } from "./assets.mjs";
import { importTypeScript } from "./importTypeScript.mjs";
import { serveBuild } from "./serveBuild.mjs";

/** For the first load of a page: bytes, brotlied, and modules. An article's words are part of its script, too. */
const BUDGETS = { script: 96_000, words: 4_000, styles: 12_000, fonts: 45_000, html: 10_000, modules: 4 };

/** @typedef {import("./assets.mjs").Asset} Asset */

/** Written last, when the build is complete and within its budgets. */
export const SIZES_FILE = "sizes.json";

/**
 * Measures and prints each page's first load.
 * @param {import("./createBuild.mjs").Manifest} manifest
 * @param {string} folder of the build
 * @throws if a page exceeds a budget
 */
export async function checkSizes({ entry, fonts, pages, articles }, folder) {
  const { origin, stop } = await serveBuild({}, folder);
  const { allPages, articlePage, notFoundPage, pages: named } = await importTypeScript("shared/pageTable.ts");
  const ofArticles = Object.entries(articles).map(([slug, words]) => ({
    path: `${named.blog.path}?article=${slug}`,
    ...articlePage,
    words,
  }));
  const table = [...allPages, ...ofArticles, { path: "/404", ...notFoundPage }];
  /** @param {(Asset | undefined)[]} files */
  const weight = async (files, compressed = ".br") => {
    const read = files.map((file) => readFile(join(folder, `${file?.href}${compressed}`)));
    return (await Promise.all(read)).reduce((total, { length }) => total + length, 0);
  };
  const measured = table.map(async ({ path, folder: page, words }) => {
    const { stylesheet, modules = [] } = pages[page] ?? {};
    const response = await fetch(`${origin}${path}`);
    if (response.status !== (page === notFoundPage.folder ? 404 : 200))
      throw new Error(`${path} cannot be rendered: its response has status ${response.status}`);
    return {
      page: path,
      script: await weight([entry, ...modules, ...(words ? [words] : [])]),
      words: words ? await weight([words]) : 0,
      styles: await weight([stylesheet]),
      fonts: await weight(fonts, ""),
      html: (await brotli(Buffer.from(await response.arrayBuffer()))).length,
      modules: modules.length + 1,
    };
  });
  const rows = await Promise.all(measured).finally(stop);
  console.table(Object.fromEntries(rows.map(({ page, ...sizes }) => [page, sizes])));
  const kinds = /** @type {(keyof typeof BUDGETS)[]} */ (Object.keys(BUDGETS));
  const faults = rows.flatMap((row) =>
    kinds
      .filter((kind) => row[kind] > BUDGETS[kind])
      .map((kind) => `${row.page} has ${row[kind]} of ${kind}, at most ${BUDGETS[kind]} are allowed`),
  );
  if (faults.length > 0) throw new Error(`Too heavy:\n${faults.join("\n")}`);
  await writeFile(join(folder, SIZES_FILE), JSON.stringify({ budgets: BUDGETS, pages: rows }, null, 2));
}
