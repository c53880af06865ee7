import { Bundle } from "./bundle.mjs";

const ADDRESS = "/assets/";
const PACKAGE = /^[^./]/;
const NAMESPACE = "browser-package";

/**
 * The packages that the browser loads, in files of their own: they do not change from save to save, so neither esbuild
 * nor the browser has to work through them again.
 */
export class BrowserPackages {
  #names = new Set();
  #known = "";
  #bundle;
  #options;

  constructor(options) {
    this.#options = options;
  }

  /** Leaves the packages out of the site's own modules. */
  get plugin() {
    return {
      name: "browser-packages",
      setup: ({ onResolve }) =>
        onResolve({ filter: PACKAGE }, ({ path, kind }) => {
          if (kind === "entry-point") return undefined;
          this.#names.add(path);
          return { path: `${ADDRESS}${fileOf(path)}.js`, external: true };
        }),
    };
  }

  get problems() {
    return this.#bundle?.problems ?? [];
  }

  get outputs() {
    return this.#bundle?.outputs ?? new Map();
  }

  /** Builds them again where the site's modules have come to import another one. */
  async build() {
    const names = [...this.#names].toSorted((a, b) => a.localeCompare(b));
    if (names.join() === this.#known) return;
    await this.#bundle?.dispose();
    this.#bundle = new Bundle({
      ...this.#options,
      entryPoints: Object.fromEntries(names.map((name) => [fileOf(name), `${NAMESPACE}:${name}`])),
      plugins: [handOn(this.#options.absWorkingDir)],
    });
    await this.#bundle.build();
    if (this.problems.length === 0) this.#known = names.join();
    // A name that nobody imports any more, or that was a slip, is not asked for again.
    else this.#names.clear();
  }

  async dispose() {
    await this.#bundle?.dispose();
  }
}

function fileOf(name) {
  return `package-${name.replaceAll(/[^\w-]/g, "_")}`;
}

/** An entry that exports each name of a package: of one in CommonJS, esbuild cannot tell the names by itself. */
function handOn(root) {
  return {
    name: "hand-on",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${NAMESPACE}:`) }, ({ path }) => ({
        path: path.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      onLoad({ filter: /./, namespace: NAMESPACE }, async ({ path }) => {
        const names = Object.keys(await import(path)).filter((name) => /^[\w$]+$/.test(name));
        return { contents: `export { ${names.join(", ")} } from ${JSON.stringify(path)};`, resolveDir: root };
      });
    },
  };
}
