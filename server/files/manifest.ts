import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ANY_SLUG, type SiteFiles } from "../../shared/siteFiles";
import { UnavailableError } from "../operations/startErrors";

/** A built file: its address, and the hash that the browser checks it by. */
export interface Asset {
  readonly href: string;
  readonly integrity: string;
}

/** What a page loads beside packages and core, each list in the order in which it counts: the page's own file is the last. */
interface PageAssets {
  readonly scripts: readonly Asset[];
  /** Empty where neither the page nor what it shows of Dana's story has styles. */
  readonly stylesheets: readonly Asset[];
}

/** What `build.mjs` writes to `dist/manifest.json`. */
export interface Manifest {
  /** The module that a document starts; it loads the others. */
  readonly entry: Asset;
  /** React and the router. */
  readonly packages: Asset;
  readonly core: { readonly script: Asset; readonly stylesheet: Asset };
  /** By the page's folder. */
  readonly pages: Record<string, PageAssets>;
  /** The table of all articles. */
  readonly articles: Asset;
  /** The module of each article, by its slug. */
  readonly article: Record<string, Asset>;
  /** Those with the characters of the pages, which every document needs at once. */
  readonly fonts: readonly Asset[];
}

/** @throws {UnavailableError} where there is no build */
export function readManifest(distFolder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(distFolder, "manifest.json"), "utf8")) as Manifest;
  } catch {
    throw new UnavailableError("dist/manifest.json cannot be read: run `npm run build` first");
  }
}

/** What documents say of the files of every page; an article's module is named after its slug. */
export function siteFilesOf({ pages, articles, article }: Manifest): Omit<SiteFiles, "isNotFound"> {
  const files: Record<string, SiteFiles["pages"][string]> = {};
  const hrefsOf = (assets: readonly Asset[]) => assets.map(({ href }) => href);
  for (const [folder, { scripts, stylesheets }] of Object.entries(pages))
    files[folder] = { scripts: hrefsOf(scripts), stylesheets: hrefsOf(stylesheets) };

  const [[slug, { href }] = ["", { href: "" }]] = Object.entries(article);
  return { pages: files, articles: articles.href, article: href.replace(slug, ANY_SLUG) };
}

/** The stylesheets of a document in their order: the core's, then those of the page. */
export function stylesheetsOf({ core, pages }: Manifest, folder = ""): readonly Asset[] {
  return [core.stylesheet, ...(pages[folder]?.stylesheets ?? [])];
}
