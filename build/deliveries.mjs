// Splits the browser's code into deliveries, each with a hashed name and a cache entry of its own: packages, the core, Dana's
// story, and one for each page. The folder of a file decides which delivery it belongs to. Articles are in
// articles/writeArticles.mjs.
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { ARTICLE_MODULE } from "./articles/articleModules.mjs";
import { root } from "./folders.mjs";

/** The core's entry point. */
export const CORE_FILE = "client/hydrate.tsx";

/** Code that several pages share, but not all of them. */
const STORY = "shared/story";

const PAGES = "shared/pages";

/** Modules that grow with each article. Browsers import the table of articles on demand, and the text of one article. */
const GROWING_MODULE = /^articles:(?:table|words)$/;

/** The namespace of esbuild entry points that exist only as text. */
const TEXT = "text";

const PAGE_FOLDER = new RegExp(`^${PAGES}/([^/]+)/`);

/**
 * The delivery of a file: "core", "story" or the name of the page's folder.
 * @param {string} file from the project's root
 */
function deliveryOf(file) {
  if (file.startsWith(`${STORY}/`)) return "story";

  const [, page] = PAGE_FOLDER.exec(file) ?? [];
  return page ?? "core";
}

/** The entry point of each page, by the page's folder. */
export async function pageFiles() {
  const folders = await readdir(join(root, PAGES));
  const files = folders.map(async (folder) => {
    const page = (await readdir(join(root, PAGES, folder))).find((name) => name.endsWith("Page.tsx"));
    return /** @type {const} */ ([folder, `${PAGES}/${folder}/${page}`]);
  });
  return new Map(await Promise.all(files));
}

/**
 * @typedef {object} Addresses of deliveries, as written in import statements
 * @property {(specifier: string) => string} packageAt
 * @property {string} core
 * @property {string} story
 */

/**
 * What imports have been resolved to, by folder and specifier. Kept for one build, which resolves most of them several times.
 * @typedef {Map<string, import("esbuild").ResolveResult>} Resolutions
 */

/**
 * Keeps imports from other deliveries as imports that the browser resolves, instead of bundling them.
 * @param {Addresses} addresses
 * @param {Resolutions} resolutions
 * @param {(delivery: "core" | "story", file: string) => void} [noteFile] called for each file of the core or the story that
 *   another delivery imports
 * @returns {import("esbuild").Plugin}
 */
export function separateDeliveries(addresses, resolutions, noteFile) {
  return {
    name: "separate-deliveries",
    setup(build) {
      build.onResolve({ filter: GROWING_MODULE }, ({ path }) => ({
        errors: [
          { text: `${path} grows with the blog, so no page can import it: see shared/routes/pageLoaders.ts` },
        ],
      }));

      build.onResolve({ filter: /^[^.]/ }, ({ path, kind }) => {
        if (kind !== "import-statement" || ARTICLE_MODULE.test(path)) return undefined;
        return { path: addresses.packageAt(path), external: true };
      });

      build.onResolve(
        { filter: /^\./ },
        async ({ path, kind, resolveDir, importer, namespace, pluginData }) => {
          if (kind === "entry-point" || pluginData?.isResolved) return undefined;
          const target = join(resolveDir, path);
          const resolved =
            resolutions.get(target) ??
            (await build.resolve(path, { kind, resolveDir, importer, pluginData: { isResolved: true } }));
          if (resolved.errors.length > 0) return { errors: resolved.errors };
          resolutions.set(target, resolved);

          const file = relative(root, resolved.path);
          const delivery = deliveryOf(file);
          const own = namespace === TEXT ? importer : deliveryOf(relative(root, importer));
          // Browsers load pages on demand, from the addresses that are listed in the document.
          if (file === "shared/routes/pageLoaders.ts") return { path: join(root, "client/pageLoaders.ts") };
          if (file === CORE_FILE && kind === "dynamic-import")
            return { path: addresses.core, external: true };
          if (delivery === own) return resolved;
          if (delivery !== "core" && (delivery !== "story" || own === "core"))
            return { errors: [{ text: wrongImport(file, own) }] };

          noteFile?.(delivery, file);
          // The styles are in the other delivery's stylesheet, and every page that imports it loads that stylesheet too.
          if (file.endsWith(".css")) return { path: file, namespace: "in-other-stylesheet" };
          return { path: addresses[delivery], external: true };
        },
      );

      build.onLoad({ filter: /./, namespace: "in-other-stylesheet" }, () => ({ contents: "" }));
    },
  };
}

/**
 * @param {string} file
 * @param {string} own
 */
function wrongImport(file, own) {
  if (file.startsWith(`${STORY}/`))
    return `${file} is not on every page, so the core cannot import it: let the pages that show it do so`;
  return `${file} belongs to a page, so ${own} cannot import it: move what both use out of ${PAGES}/`;
}

/**
 * Gives esbuild a text as an entry point, in place of a file.
 * @param {string} name of the entry point
 * @param {string} contents
 * @returns {import("esbuild").Plugin}
 */
export function entryPointOf(name, contents) {
  return {
    name: "entry-point-of",
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${name}$`) }, ({ kind }) =>
        kind === "entry-point" ? { path: name, namespace: TEXT } : undefined,
      );
      build.onLoad({ filter: /./, namespace: TEXT }, () => ({ contents, resolveDir: root, loader: "js" }));
    },
  };
}
