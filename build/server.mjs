import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { bundleOptions } from "./bundleOptions.mjs";
import { root } from "./folders.mjs";

/**
 * The server as one file, main.js, what starts it, server.js, and keepAssets.js for ops.
 * @param {import("./folders.mjs").BuildOptions} options
 */
export async function createServerBuild({ folder }) {
  const context = await esbuild.context({
    ...bundleOptions,
    entryPoints: ["server/main.ts", "server/files/keepAssets.ts"],
    entryNames: "[name]",
    outdir: folder,
    platform: "node",
    // The router's ES modules, of which what is not used can be left out.
    conditions: ["module-sync"],
    target: ["node20.19"],
    // Stacks keep the names of functions.
    minifySyntax: true,
    minifyWhitespace: true,
    define: { "process.env.NODE_ENV": '"production"' },
    // Packages in CommonJS load Node's modules by it.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    // For terminals of developers only; where it is not installed the log stays JSON.
    external: ["pino-pretty"],
    loader: { ".css": "empty" },
    sourcemap: "linked",
    sourcesContent: false,
  });
  return {
    async build() {
      await context.rebuild();
      await cp(join(root, "server/start.js"), join(folder, "server.js"));
      // The folder runs anywhere by itself: Node has to know that these are ES modules.
      await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    },
    dispose: () => context.dispose(),
  };
}
