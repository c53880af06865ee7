import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What the site uses nothing of, in the router's own source: 5 kB of every visitor's first load. */
const UNUSED_IN_ROUTER = [
  // Components and contexts that nobody imports: bundlers keep them for fear of side effects.
  [/^\w+\.displayName = "[\w.]+";$/gm, ""],
  [/= (React\d*)\.(forwardRef|createContext|createElement)\(/g, "= /* @__PURE__ */ $1.$2("],
  // React as one object of all that it has.
  [/^import (React\d*) from "react";$/gm, 'import * as $1 from "react";'],
  // Prefetching of data routes; links carry discover="none", and client/prefetch.ts fetches modules.
  [/^function PrefetchPageLinks\(.*?\n\}$/gms, "function PrefetchPageLinks() { return null; }"],
  [
    /^function usePrefetchBehavior\(.*?\n\}$/gms,
    "function usePrefetchBehavior(_, own) { return [false, undefined, own]; }",
  ],
  // Data routers.
  [/^function useNavigateStable\(.*?\n\}$/gms, "function useNavigateStable() {}"],
  [
    /^(function (?:useRoutesImpl|_renderMatches)\([^)]*), dataRouterOpts\) \{$/gm,
    "$1) { const dataRouterOpts = undefined;",
  ],
  [/^function (DefaultErrorComponent|RSCErrorHandler)\(.*?\n\}$/gms, "function $1() { return null; }"],
];

/**
 * Cuts out of the router what the site does not use. Where the router was rewritten, the build fails and says so.
 * @param more cuts of this bundle alone
 */
export function slimRouter(root, more = []) {
  const cutsToMake = [...UNUSED_IN_ROUTER, ...more];
  const folder = join(root, "node_modules/react-router/dist/production");
  return {
    name: "slim-router",
    setup({ onResolve, onLoad, onEnd }) {
      const cuts = new Set();
      // To programs of Node the package gives functions around whole files, of which nothing can be left out.
      onResolve({ filter: /^react-router-dom$/ }, () => ({
        path: join(root, "node_modules/react-router-dom/dist/index.mjs"),
        sideEffects: false,
      }));
      // The package names its development build for every environment.
      onResolve({ filter: /^react-router(?:\/dom)?$/ }, ({ path }) => ({
        path: join(folder, path === "react-router" ? "index.mjs" : "dom-export.mjs"),
        sideEffects: false,
      }));
      onLoad({ filter: /react-router\/dist\/production\/.*\.mjs$/ }, async ({ path }) => {
        let contents = await readFile(path, "utf8");
        for (const [pattern, replacement] of cutsToMake) {
          const slimmer = contents.replace(pattern, replacement);
          if (slimmer !== contents) cuts.add(pattern);
          contents = slimmer;
        }
        return { contents, loader: "js" };
      });
      onEnd(() => ({
        errors: cutsToMake
          .filter(([pattern]) => !cuts.has(pattern))
          .map(([pattern]) => ({
            text: `The router has nothing like ${pattern} any more: mend the cuts of build/slimRouter.mjs`,
          })),
      }));
    },
  };
}
