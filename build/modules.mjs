import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { bundleForBrowsers } from "./bundle.mjs";
import { root } from "./folders.mjs";
import { CORE, coreFirst } from "./pages.mjs";

const ENTRY = "client/main.ts";

/**
 * In production a page loads four modules: the entry, the start of hydration, the core and its own; an article also its words.
 * @param {import("./folders.mjs").BuildOptions} options
 * @param {ReadonlySet<string>} core sources that all pages share
 */
export async function buildModules(options, core) {
  /** @satisfies {import("esbuild").BuildOptions} */
  const common = { loader: { ".css": "empty" }, sourcemap: options.isProduction ? false : "linked" };
  const { outputs } = await bundleForBrowsers(options, {
    ...common,
    entryPoints: [CORE],
    // Not in development: a save would wait for all the copies.
    plugins: options.isProduction ? [coreFirst, pageCopies(core)] : [coreFirst],
    splitting: true,
  });
  const start = outputs.find(({ source }) => source === CORE);
  /** @type {import("esbuild").Plugin} */
  const importStart = {
    name: "import-start",
    setup: (build) =>
      build.onResolve({ filter: /^\.\/hydrate$/ }, () => ({ path: `./${start?.file}`, external: true })),
  };
  // Built together, the entry and the core would share a fifth module.
  const entry = await bundleForBrowsers(options, { ...common, entryPoints: [ENTRY], plugins: [importStart] });
  return {
    entry: entry.outputs.find(({ source }) => source === ENTRY)?.file,
    /** Those of every page, in the order of fetching. */
    shared: [start?.file, ...(start?.imports ?? [])],
    /** Those of a page or an article, by their sources. */
    own: outputs,
  };
}

/**
 * Copies code that several pages share, and that is not in the core, into each of them. esbuild would split it into thirty
 * small modules, whose requests would cost more than the copies. @type {(core: ReadonlySet<string>) => import("esbuild").Plugin}
 */
const pageCopies = (core) => ({
  name: "page-copies",
  setup(build) {
    /** What several pages import is resolved once. @type {Map<string, Promise<import("esbuild").ResolveResult>>} */
    const resolutions = new Map();
    build.onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (!pluginData || kind === "dynamic-import") return undefined;
      const name = join(resolveDir, path);
      const resolution = resolutions.get(name) ?? build.resolve(path, { kind, resolveDir });
      resolutions.set(name, resolution);
      const resolved = await resolution;
      const file = relative(root, resolved.path);
      if (core.has(file) || file.endsWith(".css")) return resolved;
      if (file.endsWith("Store.ts"))
        throw new Error(`${file} holds state: import it in the layout, or each page has a state of its own`);
      return { path: file, suffix: `?${pluginData.page}`, namespace: "page", pluginData };
    });
    build.onLoad({ filter: /./, namespace: "page" }, async ({ path, pluginData }) => ({
      contents: await readFile(join(root, path), "utf8"),
      loader: "tsx",
      resolveDir: dirname(join(root, path)),
      pluginData,
    }));
  },
});
