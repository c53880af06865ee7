import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A built file that documents name. */
export interface Asset {
  readonly href: string;
  readonly integrity: string;
}

/** What `build.mjs` writes to `dist/manifest.json`. */
export interface Manifest {
  readonly entry: Asset;
  /** By the page's folder: its module and every module that it and the entry import, in the order of fetching. */
  readonly pageModules: Readonly<Record<string, readonly Asset[]>>;
  readonly stylesheet: Asset;
  readonly displayFont: Asset;
}

/** @throws when the build is missing */
export function readManifest(distFolder: string): Manifest {
  return JSON.parse(readFileSync(join(distFolder, "manifest.json"), "utf8")) as Manifest;
}
