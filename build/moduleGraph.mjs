export const HYDRATE = "client/hydrate.tsx";

/** A page's file; the folder that names the page is the first group. */
export const PAGE_FILE = /(?:^|page:)shared\/pages\/([^/]+)\/[^/]+Page\.tsx$/;

/** @typedef {ReturnType<typeof moduleGraph>} ModuleGraph */

/**
 * The modules that every page needs, and those that each page imports, by the page's folder.
 * @param {import("esbuild").Metafile} metafile of the browser's modules
 */
export function moduleGraph({ inputs }) {
  const core = staticImports(inputs, HYDRATE);
  /** @type {Map<string, Set<string>>} */
  const pages = new Map();
  for (const file of Object.keys(inputs)) {
    const folder = PAGE_FILE.exec(file)?.[1];
    if (folder && !file.startsWith("page:")) pages.set(folder, staticImports(inputs, file));
  }
  for (const file of [...pages.values()].flatMap((modules) => [...modules]))
    if (file.endsWith("Store.ts") && !core.has(file))
      throw new Error(`${file} holds state: import it from the layout, or each page has a state of its own`);
  return { core, pages };
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
