import { execFile } from "node:child_process";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import * as esbuild from "esbuild";
import { dist, root } from "./folders.mjs";
import { slimReactServer } from "./slimReactServer.mjs";
import { slimRouter } from "./slimRouter.mjs";

/** The site takes no bodies, and renders to streams only. */
const UNUSED_ON_THE_SERVER = [
  /node_modules\/body-parser\/index\.js$/,
  /node_modules\/react-dom\/cjs\/react-dom-server-legacy\.node\.production\.js$/,
];

/** Writes the server as one file, dist/site.cjs, what starts it, dist/server.js, and dist/keepAssets.cjs for ops. */
export async function buildServer() {
  await esbuild.build({
    absWorkingDir: root,
    bundle: true,
    minify: true,
    logLevel: "warning",
    define: { "process.env.NODE_ENV": '"production"', "import.meta.dirname": "__dirname" },
    entryPoints: { site: "server/main.ts", keepAssets: "server/keepAssets.ts" },
    outdir: dist,
    outExtension: { ".js": ".cjs" },
    format: "cjs",
    // In code that comes out of V8's cache import() has no loader any more, but require stays.
    supported: { "dynamic-import": false },
    platform: "node",
    target: ["node20.19"],
    jsx: "automatic",
    plugins: [slimRouter(root), slimReactServer(), withoutUnusedPackages()],
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

/** Leaves out of the server what its packages load and it never calls: half a second of every start on a small machine. */
function withoutUnusedPackages() {
  return {
    name: "without-unused-packages",
    setup({ onLoad, onEnd }) {
      const left = new Set();
      for (const pattern of UNUSED_ON_THE_SERVER)
        onLoad({ filter: pattern }, () => {
          left.add(pattern);
          return { contents: "module.exports = {};" };
        });
      onEnd(() => ({
        errors: UNUSED_ON_THE_SERVER.filter((pattern) => !left.has(pattern)).map((pattern) => ({
          text: `The server loads nothing like ${pattern} any more: mend UNUSED_ON_THE_SERVER in build/server.mjs`,
        })),
      }));
    },
  };
}
