import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteFiles } from "../../shared/routes/siteFiles";
import { UnavailableError } from "../operations/startErrors";

/** A built file: its URL, and the hash for the `integrity` attribute. */
export interface Asset {
  readonly href: string;
  readonly integrity: string;
}

/**
 * What a page loads besides the core. Dependencies come first and the page's own file last, because the order of
 * stylesheets counts.
 */
interface PageAssets {
  readonly scripts: readonly Asset[];
  /** Empty if neither the page nor the story that it imports has styles. */
  readonly stylesheets: readonly Asset[];
}

/** The content of `dist/manifest.json`, which `build.mjs` writes. */
export interface Manifest {
  /** The module in the document's script element. It loads the others. */
  readonly entry: Asset;
  /** What every page loads besides: the packages, the core, and what hydrates. */
  readonly core: { readonly scripts: readonly Asset[]; readonly stylesheet: Asset };
  /** By the folder of the page. */
  readonly pages: Record<string, PageAssets>;
  /** The table of all articles. */
  readonly articles: Asset;
  /** The URL of each article's module, with `ANY_SLUG` in the place of its slug. */
  readonly articlePattern: string;
  /** The module of each article, by its slug. */
  readonly article: Record<string, Asset>;
  /** The fonts cut to the characters of the pages. Every document preloads them. */
  readonly fonts: readonly Asset[];
  /** In development, the address of the script that every document loads first. It asks the server for what has changed. */
  readonly liveReload?: string;
}

/** @throws {UnavailableError} if there is no build */
export function readManifest(distFolder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(distFolder, "manifest.json"), "utf8")) as Manifest;
  } catch {
    throw new UnavailableError("dist/manifest.json cannot be read: run `npm run build` first");
  }
}

/** The files of every page and article, as documents list them for client-side navigation. */
export function siteFilesOf({ pages, articles, articlePattern }: Manifest): Omit<SiteFiles, "page"> {
  const files: Record<string, SiteFiles["pages"][string]> = {};
  const hrefsOf = (assets: readonly Asset[]) => assets.map(({ href }) => href);
  for (const [folder, { scripts, stylesheets }] of Object.entries(pages))
    files[folder] = { scripts: hrefsOf(scripts), stylesheets: hrefsOf(stylesheets) };

  return { pages: files, articles: articles.href, article: articlePattern };
}

/** The stylesheets of a document, in the order in which they apply: the core's first, then the page's. */
export function stylesheetsOf({ core, pages }: Manifest, folder = ""): readonly Asset[] {
  return [core.stylesheet, ...(pages[folder]?.stylesheets ?? [])];
}
