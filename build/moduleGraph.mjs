/** What every page renders. */
const CORE = ["shared/App.tsx", "shared/Document.tsx"];

/** A page's file; the folder that names the page is the first group. */
export const PAGE_FILE = /^(?:page:)?shared\/pages\/([^/]+)\/[^/]+Page\.tsx$/;

/** @typedef {ReturnType<typeof moduleGraph>} ModuleGraph */

/**
 * The modules that every page needs, and those that each page imports, by the page's folder.
 * @param {import("esbuild").Metafile} metafile of the server, which renders what the browser does
 */
export function moduleGraph({ inputs }) {
  const core = staticImports(inputs, CORE);
  /** @type {Map<string, Set<string>>} */
  const pages = new Map();
  for (const file of Object.keys(inputs)) {
    const folder = PAGE_FILE.exec(file)?.[1];
    if (folder) pages.set(folder, staticImports(inputs, [file]));
  }
  for (const file of [...pages.values()].flatMap((modules) => [...modules]))
    if (file.endsWith("Store.ts") && !core.has(file))
      throw new Error(`${file} holds state: import it from the layout, or each page has a state of its own`);
  return { core, pages };
}

/**
 * These modules and all that they import statically.
 * @param {import("esbuild").Metafile["inputs"]} inputs
 * @param {string[]} files
 */
function staticImports(inputs, files) {
  const found = new Set(files);
  // A set's loop reaches what is added to it meanwhile.
  for (const file of found)
    for (const { path, kind, external } of inputs[file]?.imports ?? [])
      if (kind !== "dynamic-import" && !external) found.add(path);
  return found;
}
