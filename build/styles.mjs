import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleForBrowsers } from "./bundle.mjs";
import { CORE, coreFirst, PAGE_FILES } from "./pages.mjs";

/** Fonts with the characters of the pages; for others that a visitor types, the browser fetches the whole fonts. */
const PAGE_FONTS = "shared/styles/fonts/";

/**
 * Writes a stylesheet for each page, with what its modules and the core import, and one of the core for error documents.
 * esbuild writes each beside a bundled module; those modules are dropped.
 * @param {import("./folders.mjs").BuildOptions} options
 */
export async function buildStyles({ folder, isProduction }) {
  const { outputs, outputFiles = [] } = await bundleForBrowsers({
    entryPoints: [CORE, PAGE_FILES],
    plugins: [coreFirst, ownModulesOnly],
    outdir: join(folder, "assets"),
    entryNames: isProduction ? "[name]-[hash]" : "[name]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file" },
    minify: isProduction,
    logOverride: { "css-syntax-error": "error" },
    write: false,
  });
  const kept = outputFiles.filter(({ path }) => !path.endsWith(".js"));
  await Promise.all(kept.map(({ path, contents }) => writeFile(path, contents)));
  return {
    core: new Set(outputs.find(({ source }) => source === CORE)?.inputs),
    /** By the sources of the core and the pages. */
    stylesheets: new Map(outputs.map(({ source, stylesheet }) => [source, stylesheet])),
    fonts: outputs
      .filter(({ inputs }) => inputs.some((file) => file.startsWith(PAGE_FONTS)))
      .map(({ file }) => file),
  };
}

/** Leaves out packages and what is loaded later, such as other pages. @type {import("esbuild").Plugin} */
const ownModulesOnly = {
  name: "own-modules-only",
  setup: (build) =>
    build.onResolve({ filter: /./ }, ({ kind, path }) => {
      const isPackage = kind === "import-statement" && !path.startsWith(".") && !path.startsWith("/");
      return kind === "dynamic-import" || isPackage ? { path, external: true } : undefined;
    }),
};
