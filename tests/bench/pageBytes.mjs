// How many bytes the first load of each page has, brotlied: node tests/bench/pageBytes.mjs
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotli } from "../../build/assets.mjs";
import { dist } from "../../build/folders.mjs";
import { importTypeScript } from "../../build/importTypeScript.mjs";
import { serveBuild } from "../../build/serveBuild.mjs";
import { asTable } from "../../scripts/generatedParts.mjs";

/** @typedef {import("../../server/files/manifest").Manifest} Manifest */

/**
 * Of the site that is built.
 * @returns a table, as Markdown
 */
export async function measurePageBytes() {
  const { allPages, articlePage } = await importTypeScript("shared/routes/pageTable.ts");
  /** @type {Manifest} */
  const manifest = JSON.parse(await readFile(join(dist, "manifest.json"), "utf8"));
  const articles = Object.keys(manifest.article).map((slug) => ({
    ...articlePage,
    path: `/blog?article=${slug}`,
    slug,
  }));
  const { origin, stop } = await serveBuild();
  try {
    const rows = [];
    for (const page of [...allPages, ...articles]) rows.push(await measure(page, origin, manifest));
    return asTable([["page", "HTML, kB", "script, kB", "styles, kB", "fonts, kB"], ...rows]);
  } finally {
    await stop();
  }
}

/**
 * @param {{ path: string, folder: string, slug?: string }} page
 * @param {string} origin
 * @param {Manifest} manifest
 */
async function measure({ path, folder, slug = "" }, origin, { entry, core, pages, article, fonts }) {
  const response = await fetch(`${origin}${path}`);
  const html = await brotli(Buffer.from(await response.arrayBuffer()));
  const { scripts = [], stylesheets = [] } = pages[folder] ?? {};
  const words = article[slug];
  return [
    `\`${path}\``,
    inKb(html.length),
    weigh([entry, ...core.scripts, ...scripts, ...(words ? [words] : [])]),
    weigh([core.stylesheet, ...stylesheets]),
    weigh(fonts, ""),
  ];
}

/**
 * @param {readonly { readonly href: string }[]} assets
 * @param {string} compressed the file extension of the compressed form
 */
function weigh(assets, compressed = ".br") {
  return inKb(assets.reduce((sum, { href }) => sum + statSync(join(dist, `${href}${compressed}`)).size, 0));
}

/** @param {number} bytes */
function inKb(bytes) {
  return (bytes / 1000).toFixed(1);
}

if (process.argv[1] === import.meta.filename) console.log(await measurePageBytes());
