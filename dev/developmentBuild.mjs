import { mkdir, symlink, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { Bundle } from "./bundle.mjs";
import { BrowserPackages } from "./browserPackages.mjs";

const DISPLAY_FONT = /hedvig.*\.woff2$/;
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
  #packages;
  #server;
  #writtenServer = "";

  constructor(root, folder) {
    this.#root = root;
    this.#folder = folder;
    const common = { absWorkingDir: root, outdir: folder };
    const forBrowser = {
      ...common,
      format: "esm",
      splitting: true,
      target: ["es2022"],
      chunkNames: "[name]-[hash]",
      define: { "process.env.NODE_ENV": '"development"' },
    };
    this.#packages = new BrowserPackages(forBrowser);
    this.#styles = new Bundle({
      ...common,
      entryPoints: { site: "shared/styles/site.css" },
      loader: { ".woff2": "file" },
      assetNames: "[name]-[hash]",
    });
    this.#browser = new Bundle({
      ...forBrowser,
      entryPoints: { main: "client/main.ts" },
      sourcemap: "linked",
      plugins: [this.#packages.plugin],
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

  /** Whether a change of these files may change more than the styles. */
  isCodeMadeOf(files) {
    return this.#browser.isMadeOf(files) || this.#server.isMadeOf(files);
  }

  /** Builds all that is made of these files. */
  async build(files) {
    const builds = [this.#styles, this.#server].filter((bundle) => bundle.isMadeOf(files));
    await Promise.all([...builds.map((bundle) => bundle.build()), this.#buildForTheBrowser(files)]);
    if (this.isBroken || this.#server.version === this.#writtenServer) return;
    await this.#writeServer();
    this.#writtenServer = this.#server.version;
  }

  async #buildForTheBrowser(files) {
    if (!this.#browser.isMadeOf(files) && this.#packages.problems.length === 0) return;
    await this.#browser.build();
    await this.#packages.build();
  }

  async #writeServer() {
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
  }

  /** The built file of this name; one with a hash in its name never changes. */
  asset(name) {
    const file = [this.#styles, this.#browser, this.#packages]
      .map(({ outputs }) => outputs.get(name))
      .find((output) => output);
    return file && { bytes: file.contents, tag: file.hash, isHashed: HASHED.test(name) };
  }

  get serverFile() {
    return join(this.#folder, "server.js");
  }

  get serverVersion() {
    return this.#server.version;
  }

  get codeVersion() {
    return `${this.#browser.version}${this.#server.version}`;
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
    return [this.#server, this.#browser, this.#packages].flatMap(({ problems }) => problems);
  }

  async dispose() {
    await Promise.all([this.#styles, this.#browser, this.#server].map((bundle) => bundle.dispose()));
  }
}

function keyOf({ text, location }) {
  return [text, location?.file, location?.line, location?.column].join();
}
