import * as esbuild from "esbuild";
import { dist, root } from "./folders.mjs";
import { slimRouter } from "./slimRouter.mjs";

/** The site takes no bodies, and renders to streams only. */
const UNUSED_ON_THE_SERVER = [
  /node_modules\/body-parser\/index\.js$/,
  /node_modules\/react-dom\/cjs\/react-dom-server-legacy\.node\.production\.js$/,
];

export function buildServer() {
  return esbuild.build({
    absWorkingDir: root,
    bundle: true,
    minify: true,
    logLevel: "warning",
    define: { "process.env.NODE_ENV": '"production"' },
    entryPoints: { server: "server/main.ts" },
    outdir: dist,
    format: "esm",
    platform: "node",
    target: ["node20.19"],
    jsx: "automatic",
    plugins: [slimRouter(root), withoutUnusedPackages()],
    // For terminals of developers only; where it is not installed the log stays JSON.
    external: ["pino-pretty"],
    sourcemap: "linked",
    // One file starts in half the time of a folder of packages. Those that are not ES modules call require.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
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
