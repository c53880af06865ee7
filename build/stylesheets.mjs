import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import * as esbuild from "esbuild";
import { asset } from "./asset.mjs";
import { root } from "./folders.mjs";

const FOLDER = "shared/styles";
/** With the characters of the pages; the whole fonts come where a visitor types another. */
const PAGE_FONTS = `${FOLDER}/fonts/`;
const TARGETS = ["chrome117", "firefox117", "safari17"];

/** @typedef {import("./asset.mjs").Asset} Asset */
/** @typedef {Awaited<ReturnType<typeof buildStylesheets>>} Stylesheets */

/**
 * From the list in shared/styles/site.css: one stylesheet per page with what its modules need, and beside it the part that
 * the core does not have, for those who come to the page from another one. Error documents have the core's styles.
 * @param {import("./moduleGraph.mjs").ModuleGraph} graph
 * @param {import("./folders.mjs").BuildOptions} options
 */
export async function buildStylesheets({ core, pages }, { folder, isProduction }) {
  const { order, imports } = await readList();
  const ofCore = imports.filter(({ file }) => isNeeded(file, core));
  const sheets = new Map([["site", ofCore]]);
  for (const [page, modules] of pages) {
    const own = imports.filter((entry) => !ofCore.includes(entry) && isNeeded(entry.file, modules, page));
    sheets.set(page, [...ofCore, ...own]);
    sheets.set(ownName(page), own);
  }
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries([...sheets.keys()].map((name) => [name, `sheet:${name}`])),
    plugins: [fromLists(sheets, order)],
    outdir: join(folder, "assets"),
    bundle: true,
    minify: isProduction,
    metafile: true,
    logLevel: "silent",
    logOverride: { "css-syntax-error": "error" },
    target: TARGETS,
    loader: { ".woff2": "file" },
    entryNames: isProduction ? "[name]-[hash]" : "[name]",
    assetNames: "[name]-[hash]",
  });
  const files = Object.keys(metafile.outputs).map((path) => basename(path));
  const fonts = Object.entries(metafile.outputs).flatMap(([path, { inputs }]) =>
    Object.keys(inputs).some((file) => file.startsWith(PAGE_FONTS)) ? [asset(folder, basename(path))] : [],
  );
  /** @type {Record<string, Asset>} */
  const built = {};
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint) built[entryPoint.replace("sheet:", "")] = await asset(folder, basename(path));
  const ofPages = [...pages.keys()].map((page) => [page, { whole: built[page], own: built[ownName(page)] }]);
  return {
    site: built["site"],
    /** @type {Record<string, { whole?: Asset, own?: Asset }>} */
    pages: Object.fromEntries(ofPages),
    fonts: await Promise.all(fonts),
    files,
  };
}

const ownName = (/** @type {string} */ page) => `${page}-own`;

/** The list's first statement, the order of layers, and its imports. */
async function readList() {
  const list = await readFile(join(root, FOLDER, "site.css"), "utf8");
  const order = /^@layer [^{]*?;$/m.exec(list)?.[0];
  if (!order) throw new Error(`${FOLDER}/site.css no longer begins with the order of its layers`);
  const imports = [...list.matchAll(/^@import "(.+?)".*;$/gm)].map(([line, path = ""]) => ({
    line,
    file: relative(root, join(root, FOLDER, path)),
  }));
  return { order, imports };
}

/**
 * A stylesheet is needed where the component of its name is, or, where no component has its name, where anything of its
 * folder is. The styles of the whole site are always needed, a page's own by the page.
 * @param {string} stylesheet
 * @param {Set<string>} modules
 * @param {string} [page]
 */
function isNeeded(stylesheet, modules, page) {
  const folder = dirname(stylesheet);
  if (folder === FOLDER) return true;
  if (folder.startsWith("shared/pages/")) return folder === `shared/pages/${page}`;
  const component = stylesheet.replace(/\.css$/, ".tsx");
  if (existsSync(join(root, component))) return modules.has(component);
  return [...modules].some((module) => dirname(module) === folder && module.endsWith(".tsx"));
}

/**
 * @param {Map<string, { line: string }[]>} sheets
 * @param {string} order
 * @returns {esbuild.Plugin}
 */
const fromLists = (sheets, order) => ({
  name: "stylesheets-from-lists",
  setup(build) {
    build.onResolve({ filter: /^sheet:/ }, ({ path }) => ({
      path: path.replace("sheet:", ""),
      namespace: "sheet",
    }));
    build.onLoad({ filter: /./, namespace: "sheet" }, ({ path }) => ({
      contents: [order, ...(sheets.get(path) ?? []).map(({ line }) => line)].join("\n"),
      loader: "css",
      resolveDir: join(root, FOLDER),
    }));
  },
});
