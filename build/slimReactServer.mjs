import { readFile } from "node:fs/promises";

const REQUEST_STORAGE = /new async_hooks\.AsyncLocalStorage\(\)/;

/** Rendering in one go, as the site's pages are, never asks for it: React knows the request while it renders. */
const NO_STORAGE = "{ run: (_request, render, ...given) => render(...given), getStore: () => undefined }";

/**
 * Keeps React from following asynchronous work. From the first rendering on Node 20 would run a hook for every timer,
 * promise and write of the process, which makes an answer from memory a quarter dearer. Where React was rewritten the
 * build fails and says so.
 */
export function slimReactServer() {
  return {
    name: "slim-react-server",
    setup({ onLoad, onEnd }) {
      let isCut = false;
      onLoad({ filter: /react-dom-server\.node\.production\.js$/ }, async ({ path }) => {
        const source = await readFile(path, "utf8");
        isCut = REQUEST_STORAGE.test(source);
        return { contents: source.replace(REQUEST_STORAGE, NO_STORAGE), loader: "js" };
      });
      onEnd(() => ({
        errors: isCut
          ? []
          : [{ text: `React has nothing like ${REQUEST_STORAGE} any more: mend build/slimReactServer.mjs` }],
      }));
    },
  };
}
