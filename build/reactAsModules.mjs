import { readFile } from "node:fs/promises";
import { basename } from "node:path";

/** The packages' own entries, which choose between two builds of React, and the one for production. */
const ENTRIES = new Map([
  ["react/index.js", "react.production.js"],
  ["react/jsx-runtime.js", "react-jsx-runtime.production.js"],
  ["react-dom/index.js", "react-dom.production.js"],
  ["react-dom/client.js", "react-dom-client.production.js"],
  ["react-dom/server.node.js", "react-dom-server.node.production.js"],
  ["scheduler/index.js", "scheduler.production.js"],
]);

const REQUIRES = /^var (?:\w+ = require\("\w[\w-]*"\)[,;]\s+)+/m;
const REQUIRED = /(\w+) = (require\("(\w[\w-]*)"\))[,;]/g;
const EXPORTED = /^exports\.(\w+)\b/gm;
const LEFT = /\bexports\b|\brequire\("(?:react|scheduler)/;
const MEND = "mend build/reactAsModules.mjs";

/**
 * Bundles React as modules. It comes as functions around whole files: a browser reads the inside of such a function
 * twice, the second time while its visitor waits; every call from outside goes through an object; and no minifier can
 * tell what is never called.
 * @param renderer the entry that this bundle renders with
 */
export function reactAsModules(renderer) {
  return {
    name: "react-as-modules",
    setup({ onLoad, onEnd }) {
      const left = new Set(["react/index.js", "react/jsx-runtime.js", "react-dom/index.js", renderer]);
      onLoad({ filter: /\/node_modules\/(?:react|react-dom|scheduler)\/[\w.-]+\.js$/ }, ({ path }) => {
        const entry = path.split("/node_modules/").at(-1);
        const file = ENTRIES.get(entry);
        left.delete(entry);
        return file && { contents: `export * from "./cjs/${file}";`, loader: "js" };
      });
      onLoad({ filter: /\/cjs\/(?:react|scheduler)[\w.-]*\.production\.js$/ }, async ({ path }) => ({
        contents: asModule(await readFile(path, "utf8"), path),
        loader: "js",
      }));
      onEnd(() => ({
        errors: [...left].map((entry) => ({ text: `Nothing imports ${entry} any more: ${MEND}` })),
      }));
    },
  };
}

/** The source of a CommonJS file of React as a module. */
export function asModule(source, path) {
  const names = [...new Set([...source.matchAll(EXPORTED)].map(([, name]) => name))];
  const contents = source
    .replace(REQUIRES, asImports)
    .replace(EXPORTED, "var exported_$1")
    .replace(/\bexports\.(\w+)/g, "exported_$1");
  const rest = LEFT.exec(contents);
  if (rest) throw new Error(`${basename(path)} says ${rest[0]} in a new way: ${MEND}`);
  return `${contents}\nexport { ${names.map((name) => `exported_${name} as ${name}`).join(", ")} };`;
}

function asImports(requires) {
  const imports = requires
    .replace("var ", "")
    .replace(REQUIRED, (_, name, require, from) =>
      /^(?:react|scheduler)/.test(from)
        ? `import * as ${name} from "${from}";`
        : `const ${name} = ${require};`,
    );
  // The list of variables may go on behind them.
  return requires.trimEnd().endsWith(",") ? `${imports}var ` : imports;
}
