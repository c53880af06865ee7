import { readFile } from "node:fs/promises";
import { asModule } from "./reactAsModules.mjs";

const wholeFunction = (name) => new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[^]*?\\n\\}$`, "gm");

/**
 * React's stream writes each of a page's 6,000 little strings by itself into views of four kilobytes, and counts its bytes.
 * Here they are gathered as one string, which goes out where React hands its last view over: at the end of each flush.
 * Each of these has to be there so many times, exactly.
 */
const GATHERED_WRITING = [
  // Backpressure counts from flush to flush, and within one from this many characters on.
  {
    pattern: wholeFunction("writeChunk"),
    replacement: `function writeChunk(destination, chunk) {
  gathered += chunk;
  if (gathered.length > 65536) {
    writeToDestination(destination, gathered);
    gathered = "";
  }
}`,
    times: 1,
  },
  {
    pattern: wholeFunction("completeWriting"),
    replacement: `function completeWriting(destination) {
  gathered.length > 0 && destination.write(gathered);
  gathered = "";
  destinationHasCapacity$$1 = true;
}`,
    times: 1,
  },
  { pattern: /^var currentView = null,$/gm, replacement: 'var gathered = "",', times: 1 },
  { pattern: /^ +currentView = new Uint8Array\(4096\);$/gm, replacement: 'gathered = "";', times: 2 },
  {
    pattern: wholeFunction("stringToPrecomputedChunk"),
    replacement: "function stringToPrecomputedChunk(content) { return content; }",
    times: 1,
  },
  // Bytes are counted for Suspense boundaries that may be held back; the site has none, and would hold none back.
  {
    pattern: wholeFunction("byteLengthOfChunk"),
    replacement: "var byteLengthOfChunk = null;",
    times: 1,
  },
  // React remembers its request there for work that goes on after waiting, of which the site's pages have none. From the
  // first rendering on Node 20 would run a hook for every timer, promise and write of the process, which makes an answer
  // from memory a quarter dearer.
  {
    pattern: /new async_hooks\.AsyncLocalStorage\(\)/g,
    replacement: "{ getStore: () => null, run: (store, work, argument) => work(argument) }",
    times: 1,
  },
];

const RENDERER = /react-dom-server\.node\.production\.js$/;
const MEND = "mend build/quickRendering.mjs";

/** Rewrites in the server's bundle what costs most of a rendering. Where React was rewritten, the build fails and says so. */
export function quickRendering() {
  return {
    name: "quick-rendering",
    setup({ onLoad, onEnd }) {
      let isFound = false;
      onLoad({ filter: RENDERER }, async ({ path }) => {
        isFound = true;
        const { contents, errors } = rewritten(await readFile(path, "utf8"));
        return { contents: asModule(contents, path), loader: "js", errors };
      });
      onEnd(() => ({
        errors: isFound
          ? []
          : [{ text: `The server loads nothing like ${RENDERER.source} any more: ${MEND}` }],
      }));
    },
  };
}

function rewritten(source) {
  const errors = [];
  let contents = source;
  for (const { pattern, replacement, times } of GATHERED_WRITING) {
    const found = contents.match(pattern)?.length ?? 0;
    if (found !== times)
      errors.push({ text: `React has ${pattern.source} ${found} times, not ${times}: ${MEND}` });
    contents = contents.replace(pattern, replacement);
  }
  return { contents, errors };
}
