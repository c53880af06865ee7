import { mkdir, symlink, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { Bundle } from "./bundle.mjs";
import { BrowserModules } from "./browserModules.mjs";

const DISPLAY_FONT = /hedvig.*-basic.*\.woff2$/;
const HASHED = /-[A-Z\d]{8}\.\w+$/;

/**
 * The site built for a developer: unminified, with React's warnings in the browser, one stylesheet for all pages and no
 * compressed forms. The server's bundle is written to a folder, since Node reads it there; all else stays in memory.
 */
export class DevelopmentBuild {
  #root;
  #folder;
  #styles;
  #browser;
  #server;

  constructor(root, folder) {
    this.#root = root;
    this.#folder = folder;
    const common = { absWorkingDir: root, outdir: folder };
    this.#browser = new BrowserModules(common);
    this.#styles = new Bundle({
      ...common,
      entryPoints: { site: "shared/styles/site.css" },
      loader: { ".woff2": "file" },
      assetNames: "[name]-[hash]",
    });
    this.#server = new Bundle({
      ...common,
      entryPoints: { server: "server/main.ts" },
      format: "esm",
      platform: "node",
      target: ["node20.19"],
      packages: "external",
      sourcemap: "linked",
      sourcesContent: false,
      define: { "process.env.NODE_ENV": '"production"' },
    });
  }

  /** What the server looks for beside its file; the public files and the packages are those of the project. */
  async prepareFolder() {
    const link = (name) => symlink(join(this.#root, name), join(this.#folder, name), "junction");
    await Promise.all([mkdir(join(this.#folder, "assets")), link("public"), link("node_modules")]);
    await writeFile(join(this.#folder, "package.json"), JSON.stringify({ type: "module" }));
  }

  /** Builds what documents are made of, where it is made of these files: the server and the styles. */
  async buildDocuments(files) {
    const stale = [this.#styles, this.#server].filter((bundle) => bundle.isMadeOf(files));
    await Promise.all(stale.map((bundle) => bundle.build()));
  }

  /** Builds what brings documents to life, where it is made of these files. */
  async buildModules(files) {
    if (this.#browser.isMadeOf(files)) await this.#browser.build();
  }

  /** Writes the server's file, and what it reads at its start. */
  async writeServer() {
    const font = [...this.#styles.outputs.keys()].find((name) => DISPLAY_FONT.test(name));
    // An empty integrity lets every version of a file in.
    const asset = (name) => ({ href: `/assets/${name}`, integrity: "" });
    const manifest = {
      entry: asset("main.js"),
      stylesheet: asset("site.css"),
      displayFont: asset(font),
      pages: {},
    };
    await Promise.all([
      writeFile(join(this.#folder, "manifest.json"), JSON.stringify(manifest)),
      ...[...this.#server.outputs].map(([name, { contents }]) =>
        writeFile(join(this.#folder, name), contents),
      ),
    ]);
    return join(this.#folder, "server.js");
  }

  /** The built file of this name; one with a hash in its name never changes. */
  asset(name) {
    const file = this.#styles.output(name) ?? this.#browser.output(name);
    return file && { bytes: file.contents, tag: file.hash, isHashed: HASHED.test(name) };
  }

  get serverVersion() {
    return this.#server.version;
  }

  get modulesVersion() {
    return this.#browser.version;
  }

  get stylesVersion() {
    return this.#styles.version;
  }

  /** The packages that the server loads. */
  get serverPackages() {
    const imported = Object.values(this.#server.metafile?.outputs ?? {}).flatMap(({ imports }) => imports);
    const packages = imported.filter(({ path, external }) => external && !isBuiltin(path));
    return [...new Set(packages.map(({ path }) => path))];
  }

  /** Whether there is no site to be shown: an error in the styles alone leaves the last good ones. */
  get isBroken() {
    return this.#codeProblems.length > 0 || this.#styles.version === "";
  }

  /** What a developer has to mend, each once although several bundles may hold the file. */
  get problems() {
    const all = [...this.#codeProblems, ...this.#styles.problems];
    return [...new Map(all.map((problem) => [keyOf(problem), problem])).values()];
  }

  get #codeProblems() {
    return [this.#server, this.#browser].flatMap(({ problems }) => problems);
  }

  async dispose() {
    await Promise.all([this.#styles, this.#browser, this.#server].map((bundle) => bundle.dispose()));
  }
}

function keyOf({ text, location }) {
  return [text, location?.file, location?.line, location?.column].join();
}
