import { EventEmitter } from "node:events";
import { relative, sep } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { formatted } from "./bundle.mjs";
import { SiteProcess } from "./siteProcess.mjs";

/** The next server is made ready when the browser has had time to show the last change. */
const SPARE_AFTER_MS = 1000;
const PUBLIC_FILES = "public/";

/** The site as its files are now: follows each change with a build and, where its code is another one, a new server. */
export class DevelopmentSite extends EventEmitter {
  /** The process that answers; undefined where the site cannot be shown. */
  process;
  #root;
  #build;
  #spare;
  #spareTimer;
  #runningVersion;
  #publicVersion = "";
  /** Of a server that did not start, or ended by itself. */
  #failure;
  #changed = [];
  #following;
  #isStopping = false;

  constructor(root, build) {
    super();
    this.#root = root;
    this.#build = build;
  }

  /** Takes these changed files in; the first time, everything. */
  change(files = []) {
    this.#changed.push(...files.map((file) => relative(this.#root, file).split(sep).join("/")));
    this.#following ??= this.#follow().finally(() => (this.#following = undefined));
    return this.#following;
  }

  /** Resolves when the site is that of the last save: requests wait for it. */
  async settled() {
    await this.#following;
  }

  /** What a document depends on: the page is stale where its `code` is another one, its look where `styles` is. */
  get versions() {
    return { code: `${this.#build.codeVersion}${this.#publicVersion}`, styles: this.#build.stylesVersion };
  }

  get problems() {
    return [...this.#build.problems, ...(this.#failure ? [this.#failure] : [])];
  }

  /** Whether there is no page to be shown. */
  get isBroken() {
    return this.#build.isBroken || this.#failure !== undefined;
  }

  asset(name) {
    return this.#build.asset(name);
  }

  async stop() {
    this.#isStopping = true;
    clearTimeout(this.#spareTimer);
    await this.#following;
    await Promise.all([this.#build.dispose(), this.process?.kill(), this.#spare?.kill()]);
  }

  async #follow() {
    do {
      const files = this.#changed.splice(0);
      const start = performance.now();
      const before = this.#state();
      await this.#build.build(files);
      if (files.some((file) => file.startsWith(PUBLIC_FILES))) this.#publicVersion = String(Date.now());
      const isRestarting = this.#needsServer();
      if (isRestarting) this.#failure = undefined;
      const built = this.#state();
      const isAnother = !isDeepStrictEqual(built, before);
      // Pages ask for themselves anew while the server starts, and wait for it there.
      if (isAnother) this.emit("change");
      if (isRestarting) await this.#replaceServer();
      if (!isDeepStrictEqual(this.#state(), built)) this.emit("change");
      if (isAnother) await this.#report(before, isRestarting, Math.round(performance.now() - start));
    } while (this.#changed.length > 0 && !this.#isStopping);
  }

  async #report(before, isRestarting, ms) {
    if (this.problems.length > 0) await this.#complain();
    else if (before.code !== "") console.log(`${this.#whatHappens(before, isRestarting)} after ${ms} ms`);
  }

  #state() {
    return { ...this.versions, problems: this.problems };
  }

  #whatHappens(before, isRestarting) {
    if (before.code !== this.versions.code)
      return isRestarting ? "New server, pages reload," : "Pages reload";
    return before.styles === this.versions.styles ? "Mended" : "Styles swapped";
  }

  #needsServer() {
    if (this.#isStopping || this.#build.isBroken) return false;
    return !this.process || this.#build.serverVersion !== this.#runningVersion;
  }

  async #replaceServer() {
    clearTimeout(this.#spareTimer);
    const next = this.#spare ?? new SiteProcess(this.#build.serverPackages);
    this.#spare = undefined;
    this.process?.retire();
    this.process = undefined;
    this.#runningVersion = this.#build.serverVersion;
    if (await next.start(this.#build.serverFile)) {
      this.process = next;
      void this.#watch(next);
    } else this.#failure = failureOf("The server does not start", next);
    this.#spareTimer = setTimeout(() => this.#prepareSpare(), SPARE_AFTER_MS);
  }

  #prepareSpare() {
    this.#spare = new SiteProcess(this.#build.serverPackages);
  }

  async #watch(process) {
    await process.ended;
    if (this.process !== process || this.#isStopping) return;
    this.process = undefined;
    this.#failure = failureOf("The server has ended", process);
    this.emit("change");
    await this.#complain();
  }

  async #complain() {
    // What a server wrote at its end stands in the terminal already.
    const failures = this.#failure ? [{ ...this.#failure, notes: [] }] : [];
    console.error((await formatted([...this.#build.problems, ...failures])).join(""));
  }
}

/** As a message of esbuild. */
function failureOf(text, { lastWords }) {
  return { text, location: null, notes: lastWords.map((line) => ({ text: line, location: null })) };
}
