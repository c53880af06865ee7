import { readdirSync } from "node:fs";
import { join } from "node:path";
import { bundleOptions } from "./bundleOptions.mjs";
import { root } from "./folders.mjs";

export const MAIN = "client/main.ts";
export const HYDRATE = "client/hydrate.tsx";
export const SERVER = { site: "server/main.ts", keepAssets: "server/files/keepAssets.ts" };
export const SITE_STYLES = "shared/styles/site.css";

/** A page's file; the folder that names the page is the first group. */
export const PAGE_FILE = /(?:^|:)shared\/pages\/([^/]+)\/[^/]+Page\.tsx$/;

/**
 * A bundle of all files of the project that the site is made of, to learn which these are and to watch them; nothing of it
 * is written.
 * @satisfies {import("esbuild").BuildOptions}
 */
export const graphOptions = {
  ...bundleOptions,
  entryPoints: [MAIN, HYDRATE, ...Object.values(SERVER), "server/start.js", SITE_STYLES, ...publicFiles()],
  outdir: "graph",
  write: false,
  metafile: true,
  packages: "external",
  loader: { ".woff2": "empty", ".ico": "copy", ".png": "copy", ".svg": "copy" },
  logOverride: { "css-syntax-error": "error" },
};

function publicFiles() {
  const files = readdirSync(join(root, "public"), { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.includes(".")).map((file) => `public/${file}`);
}

/** @typedef {ReturnType<typeof moduleGraph>} ModuleGraph */

/**
 * The modules that every page needs, and those that each page imports, by the page's folder.
 * @param {import("esbuild").Metafile} metafile
 */
export function moduleGraph({ inputs }) {
  /** @type {Map<string, Set<string>>} */
  const pages = new Map();
  for (const file of Object.keys(inputs)) {
    const folder = PAGE_FILE.exec(file)?.[1];
    if (folder) pages.set(folder, staticImports(inputs, file));
  }
  return { core: staticImports(inputs, HYDRATE), pages };
}

/**
 * This module and all that it imports statically.
 * @param {import("esbuild").Metafile["inputs"]} inputs
 * @param {string} start
 */
function staticImports(inputs, start) {
  const found = new Set([start]);
  // A set's loop reaches what is added to it meanwhile.
  for (const file of found)
    for (const { path, kind, external } of inputs[file]?.imports ?? [])
      if (kind !== "dynamic-import" && !external) found.add(path);
  return found;
}
