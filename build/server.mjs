import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { dist, root } from "./folders.mjs";
import { routerFiles } from "./routerFiles.mjs";

/** Writes the server as one file, dist/site.js, what starts it, dist/server.js, and dist/keepAssets.js for ops. */
export async function buildServer() {
  await esbuild.build({
    absWorkingDir: root,
    bundle: true,
    // Stacks keep the names of functions.
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: "warning",
    define: { "process.env.NODE_ENV": '"production"' },
    alias: routerFiles,
    entryPoints: { site: "server/main.ts", keepAssets: "server/files/keepAssets.ts" },
    outdir: dist,
    format: "esm",
    platform: "node",
    target: ["node20.19"],
    jsx: "automatic",
    legalComments: "none",
    // Packages in CommonJS load Node's modules by it.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    // For terminals of developers only; where it is not installed the log stays JSON.
    external: ["pino-pretty"],
    sourcemap: "linked",
    sourcesContent: false,
  });
  await cp(join(root, "server/start.js"), join(dist, "server.js"));
  // The folder runs anywhere by itself: Node has to know that these are ES modules.
  await writeFile(join(dist, "package.json"), JSON.stringify({ type: "module" }));
}
