import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageFiles } from "../../shared/pageFiles";
import { UnavailableError } from "../operations/startErrors";

/** A built file: its address, and the hash that the browser checks it by. */
export interface Asset {
  readonly href: string;
  readonly integrity: string;
}

/** A module with the stylesheet that belongs to it. */
interface ModuleAssets {
  readonly script: Asset;
  readonly stylesheet: Asset;
}

/** What `build.mjs` writes to `dist/manifest.json`. */
export interface Manifest {
  /** The module that a document starts; it loads the others. */
  readonly entry: Asset;
  /** React and the router. */
  readonly packages: Asset;
  readonly core: ModuleAssets;
  /** By the page's folder. A page without styles of its own has no stylesheet. */
  readonly pages: Record<
    string,
    Omit<ModuleAssets, "stylesheet"> & { readonly stylesheet?: Asset | undefined }
  >;
  /** The module of each article's words, by its slug. */
  readonly articles: Record<string, Asset>;
  readonly displayFont: Asset;
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

/** What a document says of the files of every page. */
export function pageFilesOf({ pages }: Manifest): Readonly<Record<string, PageFiles>> {
  const files: Record<string, PageFiles> = {};
  for (const [folder, { script, stylesheet }] of Object.entries(pages))
    files[folder] = { script: script.href, stylesheet: stylesheet?.href };
  return files;
}

/** The stylesheets of a document in their order: the core's, and the page's where it has one. */
export function stylesheetsOf({ core, pages }: Manifest, folder = ""): readonly Asset[] {
  const own = pages[folder]?.stylesheet;
  return own ? [core.stylesheet, own] : [core.stylesheet];
}
