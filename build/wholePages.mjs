import { readFile } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { root } from "./folders.mjs";
import { HYDRATE, PAGE_FILE } from "./moduleGraph.mjs";

/**
 * Makes one module of each page, with a copy of all modules outside the core.
 * @param {{ core: Set<string>, styles: import("./stylesheets.mjs").Stylesheets["pages"] }} input of the build that runs
 * @returns {import("esbuild").Plugin}
 */
export function wholePages(input) {
  return {
    name: "whole-pages",
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, async ({ path, pluginData, importer, resolveDir, kind }) => {
        if (pluginData?.isResolving || !(pluginData?.page || kind === "dynamic-import")) return undefined;
        const resolving = { importer, resolveDir, kind, pluginData: { isResolving: true } };
        const { path: file, errors } = await build.resolve(path, resolving);
        if (errors.length > 0) return { errors };
        const name = relative(root, file);
        const page = kind === "dynamic-import" ? PAGE_FILE.exec(name)?.[1] : undefined;
        if (page) return { path: name, namespace: "page", pluginData: { page } };
        if (!pluginData?.page || input.core.has(name)) return { path: file };
        if (name.endsWith("Store.ts"))
          throw new Error(
            `${name} holds state: import it from the layout, or each page has a state of its own`,
          );
        return { path: file, suffix: `?page=${pluginData.page}`, pluginData };
      });
      // A page imports the whole core, so that this stays one module, and asks for its styles, which are not here where the
      // visitor came from another page.
      build.onLoad({ filter: /./, namespace: "page" }, ({ path, pluginData }) => {
        const { page } = pluginData;
        const { whole, own } = input.styles.get(page) ?? {};
        const contents = `
          import "./${HYDRATE}";
          import { needStyles } from "./shared/pageStyles";
          export * from "./${path}";
          needStyles(${JSON.stringify({ folder: page, whole: whole?.href, own: own?.href })});`;
        return { contents, resolveDir: root, pluginData };
      });
      // Only what a plugin loads hands its page on to what it imports.
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path, suffix, pluginData }) => {
        if (!suffix) return undefined;
        const contents = await readFile(path, "utf8");
        return { contents, loader: path.endsWith("x") ? "tsx" : "ts", resolveDir: dirname(path), pluginData };
      });
    },
  };
}
