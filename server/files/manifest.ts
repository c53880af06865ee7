import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Asset {
  readonly href: string;
  readonly integrity: string;
}

interface PageAssets {
  readonly stylesheet: Asset;
  /** Its module and every module that it and the entry import, in the order of fetching. */
  readonly modules: readonly Asset[];
}

/** What `build.mjs` writes to `dist/manifest.json`. */
export interface Manifest {
  readonly entry: Asset;
  /** By the page's folder. */
  readonly pages: Readonly<Record<string, PageAssets>>;
  /** Of documents without a page. */
  readonly stylesheet: Asset;
  readonly displayFont: Asset;
}

/** The build is missing or not whole. */
export class MissingBuildError extends Error {
  override name = "MissingBuildError";
}

/** @throws {MissingBuildError} */
export function readManifest(distFolder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(distFolder, "manifest.json"), "utf8")) as Manifest;
  } catch {
    throw new MissingBuildError("dist/manifest.json cannot be read: run `npm run build` first");
  }
}
