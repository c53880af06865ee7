import { readFile } from "node:fs/promises";

const nothing = () => "module.exports = {};";

/** What packages of the server load and the site never uses, and what is made of it: time of every start. */
const UNUSED_ON_THE_SERVER = [
  // The site takes no bodies and no nested queries.
  [/node_modules\/body-parser\/index\.js$/, nothing],
  [/node_modules\/qs\/lib\/index\.js$/, nothing],
  [/node_modules\/mime-db\/db\.json$/, typesOfTheWeb],
];

/** Leaves that out. Where a package was rewritten, the build fails and says so. */
export function slimServer() {
  return {
    name: "slim-server",
    setup({ onLoad, onEnd }) {
      const left = new Set(UNUSED_ON_THE_SERVER);
      for (const entry of UNUSED_ON_THE_SERVER) {
        const [pattern, slimmed] = entry;
        onLoad({ filter: pattern }, async ({ path }) => {
          const source = await readFile(path, "utf8");
          const contents = slimmed(source);
          if (contents !== source) left.delete(entry);
          return { contents, loader: path.endsWith(".json") ? "json" : "js" };
        });
      }
      onEnd(() => ({
        errors: [...left].map(([pattern]) => ({
          text: `${String(pattern)} is no longer what it was: mend UNUSED_ON_THE_SERVER in build/slimServer.mjs`,
        })),
      }));
    },
  };
}

/** No file of a website has a type without an ending, or one of a vendor's program. */
function typesOfTheWeb(source) {
  const isOfTheWeb = ([type, { extensions }]) => extensions && !/^application\/(?:vnd\.|x-|prs\.)/.test(type);
  return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(source)).filter(isOfTheWeb)));
}
