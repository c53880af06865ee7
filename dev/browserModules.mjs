import { Bundle } from "./bundle.mjs";

const PACKAGE = /^[^./]/;
const IN_A_PACKAGE = /(?:^|\/)node_modules\//;
const NAMESPACE = "browser-package";

/**
 * The site's modules for the browser, and apart from them the packages that they import: those do not change from save
 * to save, so neither esbuild nor the browser has to work through them again.
 */
export class BrowserModules {
  #options;
  #modules;
  #packages;
  /** Those that have been built. */
  #names = [];

  constructor(options) {
    this.#options = {
      ...options,
      format: "esm",
      splitting: true,
      target: ["es2022"],
      chunkNames: "[name]-[hash]",
      define: { "process.env.NODE_ENV": '"development"' },
    };
  }

  get problems() {
    return [this.#modules, this.#packages].flatMap((bundle) => bundle?.problems ?? []);
  }

  get version() {
    return this.#modules?.version ?? "";
  }

  output(name) {
    return this.#modules?.output(name) ?? this.#packages?.output(name);
  }

  isMadeOf(files) {
    return this.#modules?.isMadeOf(files) ?? true;
  }

  async build() {
    if (!this.#modules) await this.#separate({ packages: "external" });
    await this.#modules.build();
    const imported = this.#importedPackages();
    if (imported.every((name) => this.#names.includes(name))) return;
    await this.#buildPackages(imported);
    await this.#separate();
    await this.#modules.build();
  }

  async dispose() {
    await this.#modules?.dispose();
  }

  /** From now on the modules leave out the packages that have been built. */
  async #separate(options) {
    await this.#modules?.dispose();
    this.#modules = new Bundle({
      ...this.#options,
      entryPoints: { main: "client/main.ts" },
      sourcemap: "linked",
      // Faster than a plugin, which would be asked for each import of each file.
      alias: Object.fromEntries(this.#names.map((name) => [name, `/assets/${fileOf(name)}.js`])),
      external: ["/assets/*"],
      ...options,
    });
  }

  /** What the site's own modules import by a package's name. */
  #importedPackages() {
    const { inputs = {} } = this.#modules.metafile ?? {};
    const own = Object.entries(inputs).filter(([file]) => !IN_A_PACKAGE.test(file));
    const imports = own.flatMap(([, input]) => input.imports).map(({ path, original = path }) => original);
    return [...new Set(imports.filter((name) => PACKAGE.test(name)))];
  }

  async #buildPackages(imported) {
    const exported = new Map();
    for (const name of new Set([...this.#names, ...imported])) exported.set(name, await exportsOf(name));
    // One that is not there is told, with the place of the import, where the modules are built.
    this.#names = [...exported.keys()].filter((name) => exported.get(name));
    const packages = new Bundle({
      ...this.#options,
      entryPoints: Object.fromEntries(this.#names.map((name) => [fileOf(name), `${NAMESPACE}:${name}`])),
      plugins: [handOn(exported, this.#options.absWorkingDir)],
    });
    await packages.build();
    await packages.dispose();
    this.#packages = packages;
  }
}

function fileOf(name) {
  return `package-${name.replaceAll(/[^\w-]/g, "_")}`;
}

async function exportsOf(name) {
  try {
    return Object.keys(await import(name)).filter((exported) => /^[\w$]+$/.test(exported));
  } catch {
    return undefined;
  }
}

/** An entry that exports each name of a package: of one in CommonJS, esbuild cannot tell the names by itself. */
function handOn(exported, root) {
  return {
    name: "hand-on",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${NAMESPACE}:`) }, ({ path }) => ({
        path: path.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => ({
        contents: `export { ${exported.get(path).join(", ")} } from ${JSON.stringify(path)};`,
        resolveDir: root,
      }));
    },
  };
}
