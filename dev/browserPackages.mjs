import { Bundle } from "./bundle.mjs";

const PACKAGE = /^[^./]/;
const NAMESPACE = "browser-package";

/**
 * The packages that the browser loads, in files of their own: they do not change from save to save, so neither esbuild
 * nor the browser has to work through them again.
 */
export class BrowserPackages {
  problems = [];
  outputs = new Map();
  #options;
  #imported = new Set();
  #built = new Set();

  constructor(options) {
    this.#options = options;
  }

  /** Leaves the packages out of the site's own modules. */
  get plugin() {
    return {
      name: "browser-packages",
      setup: (build) => {
        build.onStart(() => this.#imported.clear());
        build.onResolve({ filter: PACKAGE }, async ({ path, kind, importer, resolveDir, pluginData }) => {
          if (kind === "entry-point" || pluginData === NAMESPACE) return undefined;
          if (!this.#built.has(path)) {
            const options = { kind, importer, resolveDir, pluginData: NAMESPACE };
            const { errors } = await build.resolve(path, options);
            if (errors.length > 0) return { errors };
          }
          this.#imported.add(path);
          return { path: `/assets/${fileOf(path)}.js`, external: true };
        });
      },
    };
  }

  /** Builds them again where the site's modules have come to import another one. */
  async build() {
    this.problems = [];
    const names = [...this.#imported];
    if (names.every((name) => this.#built.has(name))) return;
    const bundle = new Bundle({
      ...this.#options,
      entryPoints: Object.fromEntries(names.map((name) => [fileOf(name), `${NAMESPACE}:${name}`])),
      plugins: [handOn(this.#options.absWorkingDir)],
    });
    await bundle.build();
    await bundle.dispose();
    this.problems = bundle.problems;
    if (this.problems.length > 0) return;
    this.outputs = bundle.outputs;
    this.#built = new Set(names);
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
