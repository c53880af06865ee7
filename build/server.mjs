import { execFile } from "node:child_process";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import * as esbuild from "esbuild";
import { dist, root } from "./folders.mjs";
import { quickRendering } from "./quickRendering.mjs";
import { reactAsModules } from "./reactAsModules.mjs";
import { slimRouter } from "./slimRouter.mjs";
import { slimServer } from "./slimServer.mjs";

/** What the router does anew for each rendering although it comes to the same. */
const KNOWN_ON_THE_SERVER = [
  // Nobody clicks here, and the site's links name whole paths: nothing is to be resolved sixty times a page.
  [/^function useLinkClickHandler\(.*?\n\}$/gms, "function useLinkClickHandler() {}"],
  [
    /^var Link = .*?(React\d*)\.forwardRef\(\s*function LinkWithRef\([^)]*\}, forwardedRef\) \{$/gm,
    '$&if (typeof to === "string" && /^\\/(?!\\/)/.test(to)) return $1.createElement("a", Object.assign(rest, { href: to, target }));',
  ],
  // The routes are one table, shared/App.tsx; their order and patterns are made of it once.
  [
    /^( +let branches = precomputedBranches \?\?) flattenAndRankRoutes\(routes\);$/gm,
    "$1 knownBranches.get(routes) ?? flattenAndRankRoutes(routes);\n  knownBranches.set(routes, branches);",
  ],
  [/^function flattenAndRankRoutes\(routes\) \{$/gm, "var knownBranches = new WeakMap();\n$&"],
];

/** Writes the server as one file, dist/site.cjs, what starts it, dist/server.js, and dist/keepAssets.cjs for ops. */
export async function buildServer() {
  await esbuild.build({
    absWorkingDir: root,
    bundle: true,
    minify: true,
    logLevel: "warning",
    define: { "process.env.NODE_ENV": '"production"', "import.meta.dirname": "__dirname" },
    entryPoints: { site: "server/main.ts", keepAssets: "server/files/keepAssets.ts" },
    outdir: dist,
    outExtension: { ".js": ".cjs" },
    format: "cjs",
    // In code that comes out of V8's cache import() has no loader any more, but require stays.
    supported: { "dynamic-import": false },
    platform: "node",
    target: ["node20.19"],
    jsx: "automatic",
    plugins: [
      quickRendering(),
      reactAsModules("react-dom/server.node.js"),
      slimRouter(root, KNOWN_ON_THE_SERVER),
      slimServer(),
    ],
    // For terminals of developers only; where it is not installed the log stays JSON.
    external: ["pino-pretty"],
    sourcemap: "linked",
  });
  await cp(join(root, "server/start.cjs"), join(dist, "server.js"));
  // The folder runs anywhere by itself: Node has to know that server.js is no ES module.
  await writeFile(join(dist, "package.json"), JSON.stringify({ type: "commonjs" }));
}

/** Starts the built server once and keeps the code that V8 compiled for it, which halves the time of every start. */
export async function writeCodeCache() {
  await promisify(execFile)(process.execPath, [join(dist, "server.js"), "--write-code-cache"], {
    env: { HOST: "127.0.0.1", PORT: "0", PAGE_CACHE: "off", LOG_LEVEL: "silent" },
  });
}
