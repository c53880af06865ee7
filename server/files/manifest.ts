import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UnavailableError } from "../operations/startErrors";

/** A built file: its address, and the hash that the browser checks it by. */
export interface Asset {
  readonly href: string;
  readonly integrity: string;
}

/** What `build.mjs` writes to `dist/manifest.json`. */
export interface Manifest {
  readonly entry: Asset;
  /** By the page's folder; the modules are in the order of fetching. */
  readonly pages: Record<string, { readonly stylesheet: Asset; readonly modules: readonly Asset[] }>;
  /** The module of each article's words, by its slug. */
  readonly articles: Record<string, Asset>;
  /** Of error documents. */
  readonly stylesheet: Asset;
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
