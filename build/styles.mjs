import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as esbuild from "esbuild";
import { bundleOptions } from "./bundleOptions.mjs";
import { CORE, coreFirst, pageFiles } from "./pages.mjs";

/** Cut to the characters of the pages; the whole fonts are fetched for others that a visitor types. */
const PAGE_FONTS = "shared/styles/fonts/";

/**
 * Writes a stylesheet for each page, with what its modules and the core import, and one of the core for error documents.
 * esbuild writes each beside a bundled module; those modules are dropped.
 * @param {import("./folders.mjs").BuildOptions} options
 */
export async function createStyleBuild({ folder, isProduction }) {
  const context = await esbuild.context({
    ...bundleOptions,
    charset: "utf8",
    entryPoints: [CORE, ...(await pageFiles())],
    plugins: [coreFirst, pagesAlone],
    outdir: join(folder, "assets"),
    entryNames: isProduction ? "[name]-[hash]" : "[name]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file" },
    minify: isProduction,
    logOverride: { "css-syntax-error": "error" },
    platform: "browser",
    target: ["chrome131", "firefox128", "safari18"],
    write: false,
  });

  return {
    async build() {
      const { metafile, outputFiles } = await context.rebuild();
      const kept = outputFiles.filter(({ path }) => !path.endsWith(".js"));
      await Promise.all(kept.map(({ path, contents }) => writeFile(path, contents)));

      const outputs = Object.entries(metafile.outputs).map(([path, output]) => ({ path, ...output }));
      return {
        core: new Set(Object.keys(outputs.find(({ entryPoint }) => entryPoint === CORE)?.inputs ?? {})),
        /** By the sources of the core and the pages. */
        stylesheets: new Map(
          outputs.map(({ entryPoint, cssBundle = "" }) => [entryPoint, basename(cssBundle)]),
        ),
        fonts: outputs
          .filter(({ inputs }) => Object.keys(inputs).some((file) => file.startsWith(PAGE_FONTS)))
          .map(({ path }) => basename(path)),
        files: kept.map(({ path }) => basename(path)),
      };
    },
    dispose: () => context.dispose(),
  };
}

/** Leaves out what is loaded later, such as other pages. @type {esbuild.Plugin} */
const pagesAlone = {
  name: "pages-alone",
  setup: (build) =>
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    ),
};
