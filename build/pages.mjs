import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./folders.mjs";

/** Every page needs it besides its own module. */
export const CORE = "client/hydrate.tsx";

const PAGE_FILE = /\bpages\/([^/]+)\/[^/]+Page(?:\.tsx)?$/;

const WORDS_FILE = /\barticles\/([a-z\d-]+)(?:\.ts)?$/;

/** The slug of the article whose words this file has. @param {string} file */
export const articleOf = (file) => WORDS_FILE.exec(file)?.[1];

/** The folder of the page whose file this is. @param {string} file */
export const pageOf = (file) => PAGE_FILE.exec(file)?.[1];

export async function pageFiles() {
  const files = await readdir(join(root, "shared/pages"), { recursive: true });
  return files.map((file) => `shared/pages/${file}`).filter(pageOf);
}

/**
 * Lets a file that is loaded later import the core first, so that the core's styles come before its own and the core is one module.
 * @param {string} file
 */
export async function readSource(file) {
  const source = await readFile(join(root, file), "utf8");
  return (pageOf(file) ?? articleOf(file)) ? `import ${JSON.stringify(join(root, CORE))}; ${source}` : source;
}
