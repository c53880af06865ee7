import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { asModule } from "./reactAsModules.mjs";
import { withoutStacks } from "./reactSignals.mjs";
import { NEEDS_WHOLE_REACT, UNUSED_IN_REACT } from "./unusedInReact.mjs";

const FUNCTION = /^function (\w+)\([^)]*\) \{\n[^]*?\n\}$/gm;
const FRAGMENT_METHOD = /^FragmentInstance\.prototype\.\w+ = function[^]*?\n\};$/gm;

/** Cuts out of react-dom what the site does not use. Where React was rewritten, or the site uses it, the build says so. */
export function slimReact(root) {
  return {
    name: "slim-react",
    setup({ onLoad, onEnd }) {
      const left = new Set(Object.values(UNUSED_IN_REACT).flat());
      onLoad({ filter: /react-dom-client\.production\.js$/ }, async ({ path }) => {
        const source = await readFile(path, "utf8");
        const unused = new Set(left);
        const contents = withoutStacks(source)
          .replace(FRAGMENT_METHOD, "")
          .replace(FUNCTION, (whole, name) => {
            if (!unused.has(name)) return whole;
            left.delete(name);
            return `function ${name}() { return null; }`;
          });
        return { contents: asModule(contents, path), loader: "js" };
      });
      onEnd(async ({ metafile }) => {
        const own = Object.keys(metafile?.inputs ?? {})
          .map((input) => input.split("?")[0])
          .filter((input) => /^(?:shared|client)\//.test(input));
        const sources = await Promise.all(
          own.map(async (file) => [file, await readFile(join(root, file), "utf8")]),
        );
        return {
          errors: [
            ...[...left].map((name) => `react-dom has no ${name} any more: look at it again`),
            ...sources
              .filter(([, source]) => NEEDS_WHOLE_REACT.test(source))
              .map(([file]) => `${file} uses a part of React that is left out of the browser's`),
          ].map((text) => ({ text: `${text} (build/unusedInReact.mjs)` })),
        };
      });
    },
  };
}
