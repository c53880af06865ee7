import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundle, bundleOptions, sourcesOf } from "./bundle.mjs";
import { root } from "./folders.mjs";

/**
 * Writes main.js (the server) and server.js (which starts it). In development writes createServer.js instead of main.js.
 * @param {import("./folders.mjs").BuildOptions} options
 * @returns the files that were bundled
 */
export async function buildServer(options) {
  const { folder, isProduction } = options;
  const { metafile } = await bundle(options, {
    ...bundleOptions,
    entryPoints: [isProduction ? "server/main.ts" : "server/createServer.ts"],
    packages: isProduction ? "bundle" : "external",
    entryNames: "[name]",
    outdir: folder,
    platform: "node",
    // In development each build is loaded into the same process, and only CommonJS modules can be unloaded.
    ...(isProduction
      ? // Bundled CommonJS packages call require(), which ES modules do not have.
        {
          banner: {
            js: `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`,
          },
        }
      : { format: /** @type {const} */ ("cjs"), outExtension: { ".js": ".cjs" } }),
    // Selects the ES modules of the router, from which esbuild can remove unused parts.
    conditions: ["module-sync", ...(isProduction ? [] : ["drafts"])],
    target: ["node20.19"],
    // Identifiers are not minified, because stack traces need the names of functions.
    minifySyntax: true,
    minifyWhitespace: true,
    define: { "process.env.NODE_ENV": '"production"' },
    // A package of production asks for it where it is there: development has it.
    external: ["supports-color"],
    loader: { ".css": "empty" },
    sourcemap: "linked",
    sourcesContent: false,
  });
  await cp(join(root, "server/start.js"), join(folder, "server.js"));
  // Without it Node would not treat the files as ES modules once the folder is copied elsewhere.
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  return Object.values(metafile.outputs).flatMap(sourcesOf);
}
