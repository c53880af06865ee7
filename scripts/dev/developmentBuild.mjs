import { EventEmitter } from "node:events";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { watch } from "chokidar";
import { buildSite } from "../../build/buildSite.mjs";
import { root } from "../../build/folders.mjs";
import { problemLines } from "../../build/problemLines.mjs";
import { buildStyles } from "../../build/styles.mjs";

/** The script that every document loads, with the version of the code that rendered it. */
export const LIVE_RELOAD = "/@dev/liveReload.js";

const WATCHED = ["client", "public", "server", "shared"].map((folder) => join(root, folder));

/** Editors write a file in several steps, and chokidar drops events within 50 ms of the first one: wait longer than that. */
const SAVE_MS = 60;

/** Rebuilds after each save: only the styles, or everything, with a new server. */
export class DevelopmentBuild extends EventEmitter {
  /** Sent to open pages: the versions of code and styles, and what has to be fixed. */
  state = { code: 0, styles: 0, problem: "" };

  /**
   * The site's own server, whose page cache is off. It does not listen. Undefined until the first one starts.
   * @type {import("node:http").Server | undefined}
   */
  server;

  /**
   * Resolves when the first build has ended, even if it failed.
   * @type {Promise<void> | undefined}
   */
  firstBuild;

  /**
   * Builds once, and again after each save.
   * @param {string} folder where the build is written to
   * @returns the first build
   */
  start(folder) {
    const options = { folder, isProduction: false };
    /** @type {readonly string[]} */
    let styles = [];
    const buildAll = async () => {
      const code = Date.now();
      const { modules } = await buildSite({ ...options, liveReload: `${LIVE_RELOAD}?code=${code}` });
      styles = modules.styles;
      await this.#replaceServer(folder);
      this.state = { ...this.state, code };
    };

    this.firstBuild = rm(folder, { recursive: true, force: true }).then(() => this.#update(buildAll));
    let work = this.firstBuild;
    followSaves((isStyle) => {
      work = work.then(() => {
        // What is broken besides the styles has to be said again, until it is mended.
        const isEnough = isStyle && this.state.code > 0 && this.state.problem === "";
        return this.#update(isEnough ? () => buildStyles(options, styles) : buildAll);
      });
    });
    return this.firstBuild;
  }

  /** @param {() => Promise<unknown>} step */
  async #update(step) {
    const start = Date.now();
    const { code } = this.state;
    try {
      await step();
      this.state = { ...this.state, styles: Date.now(), problem: "" };
      const what = this.state.code === code ? "Styles swapped" : "New server, pages reload,";
      if (code > 0) console.log(`${what} after ${Date.now() - start} ms`);
    } catch (error) {
      const problem = problemText(error);
      console.error(problem);
      this.state = { ...this.state, problem };
    }
    this.emit("change");
  }

  /**
   * Starts the new server in this process, where the packages are loaded already.
   * @param {string} folder of the build
   */
  async #replaceServer(folder) {
    const { createServer } = requireAnew(join(folder, "createServer.cjs"));
    const own = { ADMIN_PORT: "", PAGE_CACHE: "off", PAGE_CACHE_CONTROL: "no-cache" };
    const { server, context } = await createServer(folder, { ...process.env, ...own });
    this.#followErrors(context.log);
    this.server = server;
  }

  /**
   * Shows errors of server rendering in open pages too, until the next save. The server itself only logs them.
   * @param {import("pino").Logger} log
   */
  #followErrors(log) {
    const write = log.error.bind(log);
    log.error = (/** @type {any[]} */ ...given) => {
      const error = given[0]?.err ?? given[0];
      if (error instanceof Error) {
        this.state = { ...this.state, problem: stackOf(error) };
        this.emit("change");
      }
      Reflect.apply(write, log, given);
    };
  }
}

/**
 * Loads a CommonJS module, also one that has changed since it was loaded.
 * @param {string} file
 */
function requireAnew(file) {
  // A new one each time, because each keeps what it has loaded.
  const require = createRequire(file);
  delete require.cache[file];
  return require(file);
}

/**
 * Calls back after each save.
 * @param {(isStyle: boolean) => void} handleSave `isStyle` is true if only styles have changed
 */
function followSaves(handleSave) {
  let isStyle = true;
  /** @type {NodeJS.Timeout | undefined} */
  let saving;
  watch(WATCHED, { ignoreInitial: true }).on("all", (_event, path) => {
    isStyle &&= path.endsWith(".css");
    clearTimeout(saving);
    saving = setTimeout(() => {
      handleSave(isStyle);
      isStyle = true;
    }, SAVE_MS);
  });
}

/**
 * A line for each fault that the build has found, or the error that was thrown.
 * @param {unknown} error
 */
function problemText(error) {
  const lines = problemLines(error);
  if (lines) return lines.join("\n");
  return error instanceof Error ? stackOf(error) : String(error);
}

/**
 * The stack of an error, without the lines of packages and of Node. It names the source files, from the project's root.
 * @param {Error} error
 */
function stackOf({ message, stack = message }) {
  const lines = stack.split("\n").filter((line) => !/^ +at .*(?:node_modules|node:)/.test(line));
  return lines.join("\n").replaceAll(`${root}/`, "");
}
