// The entry points of the browser's modules and stylesheets. The folder of a file says which of them it belongs to: the packages,
// the core, Dana's story, or one page. Articles are in articleFiles.mjs.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "./filesBelow.mjs";
import { root } from "./folders.mjs";

const PAGES = "shared/pages";
const STORY = "shared/story";

/** Neither is for browsers: see "imports" in package.json. */
const SERVER_LOADERS = new Set(["shared/routes/articleLoaders.ts", "shared/routes/pageLoaders.ts"]);

/** All are CommonJS, of which esbuild keeps the whole. */
const PACKAGES = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"].map(
  (name) => `import "${name}";`,
);

/** An ES module, of which esbuild keeps what the site uses. Which names are exported here makes no difference. */
const ROUTER = 'export { BrowserRouter } from "react-router-dom";';

/** The folders of the pages that show Dana's story. Without its name here, a page would get parts of the story as files of its own. */
export const PAGES_WITH_STORY = new Set([
  "home",
  "platform",
  "get-more-patients",
  "engage-more-patients",
  "solutions",
  "providers",
  "health-plans",
  "employers",
]);

/**
 * The chunk that a file below shared/ is a part of: "core", "story", or the folder of its page.
 * @param {string} file from the project's root
 */
export function chunkOf(file) {
  if (file.startsWith(`${STORY}/`)) return "story";
  const [, page] = /^shared\/pages\/([^/]+)\//.exec(file) ?? [];
  return page ?? "core";
}

/** The component of each page, by the page's folder. */
export async function pageFiles() {
  const entries = await readdir(join(root, PAGES), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const files = folders.map(async (folder) => {
    const page = (await readdir(join(root, PAGES, folder))).find((name) => name.endsWith("Page.tsx"));
    if (!page) throw new Error(`${PAGES}/${folder}/ has no file that ends in Page.tsx`);
    return /** @type {const} */ ([folder, `${PAGES}/${folder}/${page}`]);
  });
  return new Map(await Promise.all(files));
}

/**
 * The texts of the entry points of modules, by their names. esbuild puts files that the same entry points import into one chunk.
 * So each of them but `packages` imports the whole core, used by it or not, and some pages the whole story. What none of them
 * uses is left out all the same.
 * @param {ReadonlyMap<string, string>} pages their components, by folder
 * @returns {Readonly<Record<string, string>>}
 */
export function moduleTexts(pages) {
  const files = filesBelow("shared").filter(
    (file) => /(?<!\.d)\.tsx?$/.test(file) && !SERVER_LOADERS.has(file),
  );
  const importsOf = (/** @type {string} */ name) =>
    files.filter((file) => chunkOf(file) === name).map((file) => `import "./${file}";`);
  const core = [...PACKAGES, ...importsOf("core")];
  const story = importsOf("story");

  const ofPages = [...pages].map(([folder, file]) => {
    const own = [`export * from "./${file}";`, `export { default } from "./${file}";`];
    return [folder, [...core, ...(PAGES_WITH_STORY.has(folder) ? story : []), ...own].join("\n")];
  });
  return {
    packages: [...PACKAGES, ROUTER].join("\n"),
    hydrate: [...core, 'export { hydrate } from "./client/hydrate.tsx";'].join("\n"),
    ...Object.fromEntries(ofPages),
  };
}

/**
 * Gives esbuild texts as entry points, in place of files: "entry:core".
 * @param {Readonly<Record<string, string>>} texts by name
 * @param {"js" | "css"} loader
 * @returns {import("esbuild").Plugin}
 */
export function entryTexts(texts, loader) {
  return {
    name: "entry-texts",
    setup(build) {
      build.onResolve({ filter: /^entry:/ }, ({ path }) => ({
        path: path.replace("entry:", ""),
        namespace: "entry",
      }));
      build.onLoad({ filter: /./, namespace: "entry" }, ({ path }) => ({
        contents: texts[path] ?? "",
        resolveDir: root,
        loader,
      }));
    },
  };
}
