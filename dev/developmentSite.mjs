import { EventEmitter } from "node:events";
import { relative, sep } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { formatted } from "./bundle.mjs";
import { SiteProcess } from "./siteProcess.mjs";

/** The next server is made ready when the browser has had time to show the last change. */
const SPARE_AFTER_MS = 1000;
const PUBLIC_FILES = "public/";

/**
 * The site as its files are now: follows each change with a build and, where the server's code is another one, a new
 * server. Documents need no more than that; the modules that bring them to life are built meanwhile.
 */
export class DevelopmentSite extends EventEmitter {
  /** The one that answers; undefined where the site cannot be shown. */
  #process;
  /** When the change was taken in that is followed now, or was last. */
  #time = 0;
  #root;
  #build;
  #spare;
  #spareTimer;
  #runningVersion;
  /** When more than the styles changed last. */
  #codeTime = 0;
  /** Of a server that did not start, or ended by itself. */
  #failure;
  #changed = [];
  #following;
  #documents;
  #announced;
  #isStopping = false;

  constructor(root, build) {
    super();
    this.#root = root;
    this.#build = build;
    this.#announced = this.state;
  }

  /** Takes these changed files in; the first time, everything. */
  change(files = []) {
    this.#changed.push(...files.map((file) => relative(this.#root, file).split(sep).join("/")));
    this.#following ??= this.#follow().finally(() => (this.#following = undefined));
    return this.#following;
  }

  /** What documents show, and the process that renders them, once they are those of the last save. */
  async shown() {
    let awaited;
    while (awaited !== this.#documents) {
      awaited = this.#documents;
      await awaited;
    }
    return { process: this.#process, state: this.state, time: this.#time };
  }

  /** Resolves when everything is that of the last save. */
  async settled() {
    await this.#following;
  }

  /** What is to be shown: a page of before `code` is stale, and so is the look of one with other `styles`. */
  get state() {
    return {
      code: this.#codeTime,
      styles: this.#build.stylesVersion,
      isBroken: this.#build.isBroken || this.#failure !== undefined,
      problems: [...this.#build.problems, ...(this.#failure ? [this.#failure] : [])],
    };
  }

  asset(name) {
    return this.#build.asset(name);
  }

  async stop() {
    this.#isStopping = true;
    clearTimeout(this.#spareTimer);
    await this.#following;
    await Promise.all([this.#build.dispose(), this.#process?.kill(), this.#spare?.kill()]);
  }

  async #follow() {
    do {
      const files = this.#changed.splice(0);
      const start = performance.now();
      const before = this.#announced;
      this.#time = Date.now();
      const { promise, resolve } = withResolver();
      this.#documents = promise;
      const { modulesVersion } = this.#build;
      await this.#build.buildDocuments(files);
      const modules = this.#build.buildModules(files);
      let isRestarted = await this.#renewServer();
      if (isRestarted) resolve();
      await modules;
      isRestarted ||= await this.#renewServer();
      const isPublic = files.some((file) => file.startsWith(PUBLIC_FILES));
      if (isPublic || this.#build.modulesVersion !== modulesVersion) this.#codeTime = this.#time;
      resolve();
      this.#announce();
      await this.#report(before, isRestarted, Math.round(performance.now() - start));
    } while (this.#changed.length > 0 && !this.#isStopping);
  }

  /** Puts a new server into the old one's place where there is another one to be had. */
  async #renewServer() {
    if (this.#isStopping || this.#build.isBroken) return false;
    if (this.#process && this.#build.serverVersion === this.#runningVersion) return false;
    clearTimeout(this.#spareTimer);
    this.#process?.retire();
    this.#process = undefined;
    this.#failure = undefined;
    this.#runningVersion = this.#build.serverVersion;
    // Pages ask for themselves anew while the server starts, and wait for it there.
    this.#codeTime = this.#time;
    this.#announce();
    const next = this.#spare ?? new SiteProcess(this.#build.serverPackages);
    this.#spare = undefined;
    if (await next.start(await this.#build.writeServer())) {
      this.#process = next;
      void this.#watch(next);
    } else this.#failure = failureOf("The server does not start", next);
    this.#spareTimer = setTimeout(() => {
      this.#spare = new SiteProcess(this.#build.serverPackages);
    }, SPARE_AFTER_MS);
    return true;
  }

  async #watch(process) {
    await process.ended;
    if (this.#process !== process || this.#isStopping) return;
    this.#process = undefined;
    this.#failure = failureOf("The server has ended", process);
    this.#announce();
    await this.#complain();
  }

  #announce() {
    const { state } = this;
    if (isDeepStrictEqual(state, this.#announced)) return;
    this.#announced = state;
    this.emit("change");
  }

  async #report(before, isRestarted, ms) {
    const { state } = this;
    if (isDeepStrictEqual(state, before)) return;
    if (state.problems.length > 0) await this.#complain();
    else if (before.code > 0) console.log(`${whatHappens(before, state, isRestarted)} after ${ms} ms`);
  }

  async #complain() {
    // What a server wrote at its end stands in the terminal already.
    const failures = this.#failure ? [{ ...this.#failure, notes: [] }] : [];
    console.error((await formatted([...this.#build.problems, ...failures])).join(""));
  }
}

function whatHappens(before, after, isRestarted) {
  if (before.code !== after.code) return isRestarted ? "New server, pages reload," : "Pages reload";
  return before.styles === after.styles ? "Mended" : "Styles swapped";
}

/** As a message of esbuild. */
function failureOf(text, { lastWords }) {
  return { text, location: null, notes: lastWords.map((line) => ({ text: line, location: null })) };
}

function withResolver() {
  let resolve;
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}
