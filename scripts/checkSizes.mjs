// Compares the size of each page's first load with budgets: node scripts/checkSizes.mjs
// It only warns: a page over its budget is a reason to look, not to stop a release.
import { mkdtemp, rm } from "node:fs/promises";
import { statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotli } from "../build/assets.mjs";
import { buildSite } from "../build/buildSite.mjs";
import { importTypeScript } from "../build/importTypeScript.mjs";
import { serveBuild } from "../build/serveBuild.mjs";
import { sizeWarnings } from "./sizeBudgets.mjs";

/** @typedef {import("../server/files/manifest").Manifest} Manifest */
/** @typedef {import("./sizeBudgets.mjs").Sizes} Sizes */

const folder = await mkdtemp(join(tmpdir(), "sizes-"));
try {
  const { manifest, modules } = await buildSite({ folder, isProduction: true });
  const rows = await measurePages(manifest);
  console.table(Object.fromEntries(rows));
  for (const [path, sizes] of rows)
    for (const warning of sizeWarnings(path, sizes, modules.files)) console.warn(warning);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/**
 * Measures one page at a time, because the server refuses requests when too many renderings wait.
 * @param {Manifest} manifest
 */
async function measurePages(manifest) {
  const { allPages, articlePage, notFoundPage } = await importTypeScript("shared/routes/pageTable.ts");
  const articles = Object.keys(manifest.article).map((slug) => ({
    ...articlePage,
    path: `/blog?article=${slug}`,
    slug,
  }));
  const table = [...allPages, ...articles, { ...notFoundPage, path: "/404" }];
  // Without the page cache, because nothing is requested twice; without a time limit, because the machine may be busy.
  const { origin, stop } = await serveBuild({ PAGE_CACHE: "off", REQUEST_TIMEOUT_MS: "0" }, folder);
  /** @type {(readonly [path: string, sizes: Sizes])[]} */
  const rows = [];
  try {
    for (const page of table) rows.push([page.path, await measure(page, origin, manifest)]);
  } finally {
    await stop();
  }
  return rows;
}

/**
 * @param {{ path: string, folder: string, slug?: string }} page
 * @param {string} origin
 * @param {Manifest} manifest
 * @returns {Promise<Sizes>}
 */
async function measure({ path, folder: page, slug = "" }, origin, { entry, core, pages, article, fonts }) {
  const response = await fetch(`${origin}${path}`);
  if (response.status !== (path === "/404" ? 404 : 200))
    throw new Error(`${path} cannot be rendered: its response has status ${response.status}`);
  const html = await brotli(Buffer.from(await response.arrayBuffer()));
  const { scripts = [], stylesheets = [] } = pages[page] ?? {};
  const words = article[slug];
  return {
    script: weigh([entry, ...core.scripts, ...scripts]),
    words: weigh(words ? [words] : []),
    styles: weigh([core.stylesheet, ...stylesheets]),
    fonts: weigh(fonts, ""),
    html: html.length,
  };
}

/**
 * @param {readonly { readonly href: string }[]} assets
 * @param {string} compressed the file extension of the compressed form
 */
function weigh(assets, compressed = ".br") {
  return assets.reduce((sum, { href }) => sum + statSync(join(folder, `${href}${compressed}`)).size, 0);
}
