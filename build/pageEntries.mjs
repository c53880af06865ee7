import { relative } from "node:path";
import { root } from "./folders.mjs";

/** What every page loads besides its own module. */
export const HYDRATE = "client/hydrate.tsx";

/** @typedef {import("./stylesheets.mjs").Stylesheets["pages"]} PageStyles */

/**
 * What the build adds to each page: it imports the whole core, so that this stays one module, and requests its styles, which
 * are not here where the visitor came from another page.
 * @param {(page: string) => PageStyles[string] | undefined} stylesOf
 * @returns {import("esbuild").Plugin}
 */
export const pageEntries = (stylesOf) => ({
  name: "page-entries",
  setup(build) {
    build.onResolve({ filter: /Page$/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== "dynamic-import" || pluginData) return undefined;
      const page = await build.resolve(path, { kind, resolveDir, pluginData: "resolving" });
      return { ...page, path: relative(root, page.path), namespace: "page" };
    });
    build.onLoad({ filter: /./, namespace: "page" }, ({ path }) => {
      const folder = path.split("/").at(-2) ?? "";
      const styles = stylesOf(folder);
      const contents = `
        import "./${HYDRATE}";
        import { needStyles } from "./shared/pageStyles";
        export * from "./${path}";
        needStyles(${JSON.stringify({ folder, whole: styles?.whole?.href, own: styles?.own?.href })});`;
      return { contents, resolveDir: root };
    });
  },
});
