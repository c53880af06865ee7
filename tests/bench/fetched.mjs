// What visitors fetch beyond what they have, in brotlied bytes: on a change of page, and on their first visit after a release.
//   node tests/bench/fetched.mjs
import { statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { asTable } from "../../scripts/generatedParts.mjs";
import { copySite } from "../support/temporarySite.mjs";
import { median } from "./median.mjs";

/** @typedef {import("../../server/files/manifest").Manifest} Manifest */
/** @typedef {{ manifest: Manifest, folder: string }} Release */

/** What an editor changes in words, which every content file of a page has. */
const WORDS = /heading: (["`])/g;

/** The goals, in bytes. */
const ALLOWED_AFTER_RELEASE = 25_000;
const ALLOWED_ON_PAGE_CHANGE = 13_000;

/** @returns a table, as Markdown */
export async function measureFetched() {
  const site = await copySite();
  try {
    const before = await release(site.folder, "before");

    for (const file of await contentFiles(site.folder))
      await site.write(file, (await site.read(file)).replaceAll(WORDS, "heading: $1New: "));
    const ofPages = await release(site.folder, "words-of-pages");

    await site.replace("shared/layout/layoutContent.ts", 'mainNavigation: "', 'mainNavigation: "New: ');
    const ofAll = await release(site.folder, "words-of-all");

    return asTable([
      ["a visitor fetches", "allowed, kB", "median page, kB", "heaviest page, kB"],
      row("script and styles, going to another page", ALLOWED_ON_PAGE_CHANGE, pageChanges(before)),
      row("the same, where Dana's story comes with it for the first time", undefined, storyChanges(before)),
      row(
        "script, after a release that changes words of every page",
        ALLOWED_AFTER_RELEASE,
        newScripts(before, ofPages),
      ),
      row(
        "script, after one that also changes words of the header",
        ALLOWED_AFTER_RELEASE,
        newScripts(before, ofAll),
      ),
    ]);
  } finally {
    await site.remove();
  }
}

/**
 * Builds the site as it is now in a copy.
 * @param {string} copy
 * @param {string} name
 * @returns {Promise<Release>}
 */
async function release(copy, name) {
  const folder = join(copy, name);
  const { buildSite } = await import(pathToFileURL(join(copy, "build/buildSite.mjs")).href);
  await buildSite({ folder, isProduction: true });
  return { folder, manifest: JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) };
}

/** @param {string} copy */
async function contentFiles(copy) {
  const files = await readdir(join(copy, "shared/pages"), { recursive: true });
  return files.filter((file) => file.endsWith("Content.ts")).map((file) => join("shared/pages", file));
}

/**
 * The pages' own files, for a visitor who has the core.
 * @param {Release} release
 */
function pageChanges({ manifest, folder }) {
  return Object.values(manifest.pages).map(({ scripts, stylesheets }) =>
    weigh(folder, [scripts.slice(-1), scripts.length > 1 ? stylesheets.slice(1) : stylesheets].flat()),
  );
}

/** @param {Release} release */
function storyChanges({ manifest, folder }) {
  const withStory = Object.values(manifest.pages).filter(({ scripts }) => scripts.length > 1);
  return withStory.map(({ scripts, stylesheets }) => weigh(folder, [...scripts, ...stylesheets]));
}

/**
 * What a visitor of each page has in no cache.
 * @param {Release} old
 * @param {Release} current
 */
function newScripts(old, { manifest, folder }) {
  const known = new Set(scriptsOf(old.manifest).flatMap((scripts) => scripts.map(({ href }) => href)));
  return scriptsOf(manifest).map((scripts) =>
    weigh(
      folder,
      scripts.filter(({ href }) => !known.has(href)),
    ),
  );
}

/** @param {Manifest} manifest */
function scriptsOf({ entry, core, pages }) {
  return Object.values(pages).map(({ scripts }) => [entry, ...core.scripts, ...scripts]);
}

/**
 * @param {string} folder of the build
 * @param {readonly { readonly href: string }[]} assets
 */
function weigh(folder, assets) {
  return assets.reduce((sum, { href }) => sum + statSync(join(folder, `${href}.br`)).size, 0);
}

/**
 * @param {string} name
 * @param {number | undefined} allowed
 * @param {readonly number[]} bytes of each page
 */
function row(name, allowed, bytes) {
  const kB = (/** @type {number} */ number) => (number / 1000).toFixed(1);
  return [name, allowed === undefined ? "" : kB(allowed), kB(median([...bytes])), kB(Math.max(...bytes))];
}

if (process.argv[1] === import.meta.filename) console.log(await measureFetched());
