import { writeFile } from "node:fs/promises";
import { bundleForBrowsers } from "./bundle.mjs";
import { CORE, coreFirst, PAGE_FILES } from "./pages.mjs";

/** Fonts with the characters of the pages; for others that a visitor types, the browser fetches the whole fonts. */
const PAGE_FONTS = "shared/styles/fonts/";

/** Writes each page's stylesheet, and the core's for error documents. @param {import("./folders.mjs").BuildOptions} options */
export async function buildStyles(options) {
  const { outputs, outputFiles = [] } = await bundleForBrowsers(options, {
    entryPoints: [CORE, PAGE_FILES],
    plugins: [coreFirst],
    // Packages have no styles; the others are loaded later.
    external: ["react*", "./pages/*", "./articles/*"],
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file" },
    logOverride: { "css-syntax-error": "error" },
    // What the modules share is written once, which is faster.
    splitting: true,
    write: false,
  });
  // The modules beside them are those of buildModules.
  const kept = outputFiles.filter(({ path }) => !path.endsWith(".js"));
  await Promise.all(kept.map(({ path, contents }) => writeFile(path, contents)));
  const { imports = [] } = outputs.find(({ source }) => source === CORE) ?? {};
  return {
    core: new Set(outputs.filter(({ file }) => imports.includes(file)).flatMap(({ inputs }) => inputs)),
    /** By the sources of the core and the pages. */
    stylesheets: new Map(outputs.map(({ source, stylesheet }) => [source, stylesheet])),
    fonts: outputs
      .filter(({ inputs }) => inputs.some((file) => file.startsWith(PAGE_FONTS)))
      .map(({ file }) => file),
  };
}
