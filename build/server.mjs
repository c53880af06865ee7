import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundle } from "./bundle.mjs";
import { root } from "./folders.mjs";

/**
 * Writes main.js, the server; server.js, which starts it; and keepAssets.js. In development createServer.js.
 * @param {import("./folders.mjs").BuildOptions} options
 */
export async function buildServer(options) {
  const { folder, isProduction } = options;
  await bundle(options, {
    entryPoints: isProduction ? ["server/main.ts", "server/files/keepAssets.ts"] : ["server/createServer.ts"],
    packages: isProduction ? "bundle" : "external",
    entryNames: "[name]",
    outdir: folder,
    platform: "node",
    // Chooses the router's ES modules, whose unused parts are left out.
    conditions: ["module-sync"],
    target: ["node20.19"],
    // Stacks keep the names of functions.
    minifySyntax: true,
    minifyWhitespace: true,
    define: { "process.env.NODE_ENV": '"production"' },
    // Packages in CommonJS need it.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    // Only developers have it installed.
    external: ["pino-pretty"],
    loader: { ".css": "empty" },
    sourcemap: "linked",
    sourcesContent: false,
  });
  await cp(join(root, "server/start.js"), join(folder, "server.js"));
  // The folder runs anywhere, as ES modules.
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
}
