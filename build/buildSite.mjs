import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ARTICLES } from "./articles/compileArticles.mjs";
import { PICTURES_PATH } from "./articles/readText.mjs";
import { asset, compressAssets } from "./assets.mjs";
import { root } from "./folders.mjs";
import { buildModules } from "./modules.mjs";
import { buildServer } from "./server.mjs";
import { writeThirdParty } from "./thirdParty/writeThirdParty.mjs";

/** @typedef {import("../server/files/manifest").Manifest} Manifest */
/** @typedef {import("./folders.mjs").BuildOptions} BuildOptions */
/** @typedef {import("./modules.mjs").BuiltModules} BuiltModules */

/**
 * Builds everything that runs in production or development, and writes manifest.json, which maps each file of the browser to its
 * hashed name.
 * @param {BuildOptions} options
 */
export async function buildSite(options) {
  await mkdir(join(options.folder, "assets"), { recursive: true });
  const steps = /** @type {const} */ ([buildAssets(options), buildServer(options), copyPublicFiles(options)]);
  // If one fails, the others must finish before the next build starts.
  await Promise.allSettled(steps);
  const [modules, serverSources] = await Promise.all(steps);
  await writeFile(
    join(options.folder, "manifest.json"),
    JSON.stringify(manifestOf(modules, options), null, 2),
  );
  if (options.isProduction)
    await writeThirdParty(options.folder, { server: serverSources, browser: modules.sources });
  return modules;
}

/** @param {BuildOptions} options */
export async function buildAssets(options) {
  const modules = await buildModules(options);
  if (options.isProduction) await compressAssets(options.folder);
  return modules;
}

/** @param {BuildOptions} options */
async function copyPublicFiles({ folder }) {
  const copies = join(folder, "public");
  // In development some may be gone since the last build.
  await rm(copies, { recursive: true, force: true });
  await cp(join(root, "public"), copies, { recursive: true });
  await cp(join(root, ARTICLES), join(copies, PICTURES_PATH), { recursive: true, filter: isNoText });
}

/**
 * The folder of articles contains their texts and pictures. Only the pictures are public.
 * @param {string} file
 */
function isNoText(file) {
  return !/\.(?:md|yaml|ts)$/.test(file);
}

/**
 * @param {BuiltModules} modules
 * @param {BuildOptions} options
 * @returns {Manifest}
 */
function manifestOf({ entry, packages, core, story, pages, articles, fonts }, { folder }) {
  const assetOf = (/** @type {string} */ name) => asset(folder, name);

  /** @type {Manifest["pages"]} */
  const assetsOfPages = {};
  for (const [page, own] of pages) {
    const files = own.imports.includes(story.name) ? [story, own] : [own];
    assetsOfPages[page] = {
      scripts: files.map(({ name }) => assetOf(name)),
      stylesheets: files.flatMap(({ stylesheet }) => (stylesheet ? [assetOf(stylesheet)] : [])),
    };
  }

  /** @type {Manifest["article"]} */
  const assetsOfArticles = {};
  for (const [slug, name] of articles.article) assetsOfArticles[slug] = assetOf(name);

  return {
    entry: assetOf(entry.name),
    packages: assetOf(packages.name),
    core: { script: assetOf(core.name), stylesheet: assetOf(core.stylesheet) },
    fonts: fonts.map(({ name }) => assetOf(name)),
    pages: assetsOfPages,
    articles: assetOf(articles.table),
    articlePattern: `/assets/${articles.pattern}`,
    article: assetsOfArticles,
  };
}
