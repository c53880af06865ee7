import { statSync } from "node:fs";
import { join } from "node:path";
import { brotli } from "./assets.mjs";
import { importTypeScript } from "./bundle.mjs";
import { serveBuild } from "./serveBuild.mjs";

/** For the first load of a page: bytes, brotlied, and modules. An article's words are counted apart. @type {Record<string, number>} */
const BUDGETS = { script: 106_000, words: 4_000, styles: 13_500, fonts: 45_000, html: 10_000, modules: 4 };

/**
 * Measures and prints the first load of each page of the build in this folder.
 * @type {(manifest: import("../server/files/manifest").Manifest, folder: string) => Promise<void>}
 * @throws if a page exceeds a budget
 */
export async function checkSizes({ entry, fonts, pages, articles }, folder) {
  // Nothing is compressed for later visitors, and a busy machine may take its time.
  const { origin, stop } = await serveBuild({ PAGE_CACHE: "off", REQUEST_TIMEOUT_MS: "0" }, folder);
  const { allPages, articlePage, notFoundPage } = await importTypeScript("shared/pageTable.ts");
  const ofArticles = Object.entries(articles).map(([slug, words]) => ({
    ...articlePage,
    path: `/blog?article=${slug}`,
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
    const sizes = {
      script: weight([entry, ...modules]),
      words: weight(words),
      styles: weight(stylesheet ? [stylesheet] : []),
      fonts: weight(fonts, ""),
      html: (await brotli(Buffer.from(await response.arrayBuffer()))).length,
      modules: modules.length + 1,
    };
    return /** @type {const} */ ([path, sizes]);
  });
  const rows = await Promise.all(measured).finally(stop);
  console.table(Object.fromEntries(rows));
  const faults = rows.flatMap(([path, sizes]) =>
    Object.entries(sizes)
      .filter(([kind, size]) => size > (BUDGETS[kind] ?? 0))
      .map(([kind, size]) => `${path} has ${size} of ${kind}, at most ${BUDGETS[kind]} are allowed`),
  );
  if (faults.length > 0) throw new Error(`Too heavy:\n${faults.join("\n")}`);
}
