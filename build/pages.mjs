import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./folders.mjs";

/** What every page needs besides its own module: React, the router, the layout. */
export const CORE = "client/hydrate.tsx";

export const PAGE_FILES = "shared/pages/**/*Page.tsx";

const PAGE_FILE = /\bpages\/([^/]+)\/[^/]+Page\.tsx$/;
const WORDS_FILE = /\barticles\/([a-z\d-]+)\.ts$/;

/** The folder of the page whose file this is. @param {string} file */
export const pageOf = (file) => PAGE_FILE.exec(file)?.[1];

/** The slug of the article whose words this file has. @param {string} file */
export const articleOf = (file) => WORDS_FILE.exec(file)?.[1];

/** Has pages and articles import the core first: its styles come before theirs, in one module. @type {import("esbuild").Plugin} */
export const coreFirst = {
  name: "core-first",
  setup(build) {
    build.onLoad({ filter: new RegExp(`${PAGE_FILE.source}|${WORDS_FILE.source}`) }, async ({ path }) => ({
      contents: `import ${JSON.stringify(join(root, CORE))}; ${await readFile(path, "utf8")}`,
      loader: "tsx",
      pluginData: { page: pageOf(path) ?? articleOf(path) },
    }));
  },
};
