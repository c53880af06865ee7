import { EventEmitter } from "node:events";
import { join } from "node:path";
import { watch } from "chokidar";
import * as esbuild from "esbuild";
import { root } from "../build/folders.mjs";
import { serveBuild } from "../build/serveBuild.mjs";
import { createSiteBuild } from "../build/site.mjs";

const WATCHED = ["client", "public", "server", "shared"].map((folder) => join(root, folder));

/** An editor's save is several changes. */
const SAVE_MS = 15;

/** @typedef {Awaited<ReturnType<typeof serveBuild>>} SiteServer */

/** The site as its files are now: what is saved is built, and where it is no style served by a new server. */
export class DevelopmentSite extends EventEmitter {
  /**
   * What open pages follow: versions, which change with every module and public file or with every stylesheet, and what
   * the developer has to fix, if anything.
   */
  state = { code: "", styles: "", problem: "" };
  /** The server of what was built last, once it takes requests; undefined where it cannot be started. */
  server = /** @type {Promise<SiteServer | undefined>} */ (Promise.resolve(undefined));
  #options;
  /** @type {Awaited<ReturnType<typeof createSiteBuild>> | undefined} */
  #build;
  /** Whether the server is that of the code as it is now. */
  #isServed = false;
  /** @type {NodeJS.Timeout | undefined} */
  #saving;
  #work = Promise.resolve();

  /** @param {string} folder where the build is written to */
  constructor(folder) {
    super();
    this.#options = { folder, isProduction: false };
  }

  /** Resolves once everything is built, or cannot be. */
  async start() {
    this.#build = await createSiteBuild(this.#options);
    watch(WATCHED, { ignoreInitial: true }).on("all", (_event, path) => this.#handleChange(path));
    await this.#update();
  }

  /** @param {string} path */
  #handleChange(path) {
    if (!path.endsWith(".css")) this.#isServed = false;
    clearTimeout(this.#saving);
    this.#saving = setTimeout(() => {
      this.#work = this.#work.then(() => this.#update());
    }, SAVE_MS);
  }

  async #update() {
    const start = performance.now();
    const isFirst = this.state.code === "";
    const isStyle = this.#isServed;
    if (isStyle) await this.#attempt(() => this.#swapStyles());
    else await (this.server = this.#replaceServer(this.server));
    const what = isStyle ? "Styles swapped" : "New server, pages reload,";
    if (!isFirst && !this.state.problem)
      console.log(`${what} after ${Math.round(performance.now() - start)} ms`);
  }

  async #swapStyles() {
    await this.#build?.buildStylesheets();
    this.#show({ ...this.state, styles: newVersion(), problem: "" });
  }

  /** @param {Promise<SiteServer | undefined>} previous stays where nothing can be built */
  async #replaceServer(previous) {
    this.#isServed = true;
    if (!(await this.#attempt(() => this.#build?.build()))) {
      this.#isServed = false;
      return previous;
    }
    // Pages reload while the new server starts, and their requests wait for it.
    this.#show({ code: newVersion(), styles: newVersion(), problem: "" });
    const server = await this.#attempt(() =>
      serveBuild(serverEnvironment(), this.#options.folder, console.log),
    );
    if (!server) this.#isServed = false;
    void server?.ended.then((complaints) => this.#handleEnd(server, complaints));
    await (await previous)?.stop();
    return server;
  }

  /**
   * @template Result
   * @param {() => Result | Promise<Result>} step
   * @returns its result; undefined where it fails, which the terminal and the open pages show
   */
  async #attempt(step) {
    try {
      return await step();
    } catch (error) {
      const problem = await problemOf(error);
      console.error(problem);
      this.#show({ ...this.state, problem });
      return undefined;
    }
  }

  /**
   * @param {SiteServer} server
   * @param {string} complaints
   */
  async #handleEnd(server, complaints) {
    if ((await this.server) !== server) return;
    this.server = Promise.resolve(undefined);
    this.#isServed = false;
    this.#show({ ...this.state, problem: `The server has ended\n${complaints}` });
  }

  /** @param {DevelopmentSite["state"]} state */
  #show(state) {
    this.state = state;
    this.emit("change");
  }
}

const newVersion = () => String(Date.now());

/** @param {unknown} error */
async function problemOf(error) {
  const { errors, message } = /** @type {esbuild.BuildFailure} */ (error);
  return errors ? (await esbuild.formatMessages(errors, { kind: "error" })).join("\n") : message;
}

function serverEnvironment() {
  return {
    LOG_FORMAT: "pretty",
    LOG_LEVEL: "info",
    ...process.env,
    HOST: "127.0.0.1",
    PORT: "0",
    ADMIN_PORT: "",
    PAGE_CACHE: "off",
    PAGE_CACHE_CONTROL: "no-cache",
  };
}
