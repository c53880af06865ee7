import { statSync } from "node:fs";
import { join } from "node:path";
import { brotli } from "./assets.mjs";
import { importTypeScript } from "./bundle.mjs";
import { serveBuild } from "./serveBuild.mjs";

/** For the first load of a page: bytes, brotlied, and modules. An article's words come besides. @type {Record<string, number>} */
const BUDGETS = { script: 96_000, words: 4_000, styles: 12_000, fonts: 45_000, html: 10_000, modules: 4 };

/**
 * Measures and prints each page's first load.
 * @param {import("../server/files/manifest").Manifest} manifest
 * @param {string} folder of the build
 * @throws if a page exceeds a budget
 */
export async function checkSizes({ entry, fonts, pages, articles }, folder) {
  // Nothing is compressed for later visitors, and a busy machine may take its time.
  const { origin, stop } = await serveBuild({ PAGE_CACHE: "off", REQUEST_TIMEOUT_MS: "0" }, folder);
  const { allPages, articlePage, notFoundPage, pages: named } = await importTypeScript("shared/pageTable.ts");
  const ofArticles = Object.entries(articles).map(([slug, words]) => ({
    ...articlePage,
    path: `${named.blog.path}?article=${slug}`,
    words: [words],
  }));
  const table = [...allPages, ...ofArticles, { ...notFoundPage, path: "/404" }];
  /** @param {readonly import("../server/files/manifest").Asset[]} files */
  const weight = (files, compressed = ".br") =>
    files.reduce((sum, { href }) => sum + statSync(join(folder, `${href}${compressed}`)).size, 0);
  const measured = table.map(async ({ path, folder: page, words = [] }) => {
    const { stylesheet, modules = [] } = pages[page] ?? {};
    const response = await fetch(`${origin}${path}`);
    if (response.status !== (page === notFoundPage.folder ? 404 : 200))
      throw new Error(`${path} cannot be rendered: its response has status ${response.status}`);
    return {
      page: path,
      script: weight([entry, ...modules]),
      words: weight(words),
      styles: weight(stylesheet ? [stylesheet] : []),
      fonts: weight(fonts, ""),
      html: (await brotli(Buffer.from(await response.arrayBuffer()))).length,
      modules: modules.length + 1,
    };
  });
  const rows = await Promise.all(measured).finally(stop);
  console.table(Object.fromEntries(rows.map(({ page, ...sizes }) => [page, sizes])));
  const faults = rows.flatMap(({ page, ...sizes }) =>
    Object.entries(sizes)
      .filter(([kind, size]) => size > (BUDGETS[kind] ?? 0))
      .map(([kind, size]) => `${page} has ${size} of ${kind}, at most ${BUDGETS[kind]} are allowed`),
  );
  if (faults.length > 0) throw new Error(`Too heavy:\n${faults.join("\n")}`);
}
