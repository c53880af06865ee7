import { EventEmitter } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { watch } from "chokidar";
import * as esbuild from "esbuild";
import { buildSite } from "../../build/buildSite.mjs";
import { dist, root } from "../../build/folders.mjs";
import { serveBuild } from "../../build/serveBuild.mjs";
import { buildStyles } from "../../build/styles.mjs";

const WATCHED = ["client", "public", "server", "shared"].map((folder) => join(root, folder));

/** Editors save in several steps. */
const SAVE_MS = 15;

const options = { folder: `${dist}.dev`, isProduction: false };
const uncached = { PAGE_CACHE: "off", PAGE_CACHE_CONTROL: "no-cache" };
const environment = { HOST: "127.0.0.1", PORT: "0", ADMIN_PORT: "", ...uncached };

/** Builds what is saved, styles alone or everything for a new server, and says with "change" which of them. */
export class DevelopmentBuild extends EventEmitter {
  folder = options.folder;
  /** Other than that of an open page if the page has missed a change. */
  version = 0;
  /** What has to be fixed. */
  problem = "";
  /** The last one that started. @type {Awaited<ReturnType<typeof serveBuild>> | undefined} */
  server;

  /** Resolves once everything is built, or cannot be. */
  async start() {
    await rm(this.folder, { recursive: true, force: true });
    /** @type {string[]} */
    const saved = [];
    let work = this.#build(false);
    const follow = async () => {
      await delay(SAVE_MS);
      const files = saved.splice(0);
      if (files.length === 0) return;
      const areStyles = this.problem === "" && files.every((file) => file.endsWith(".css"));
      const start = Date.now();
      await this.#build(areStyles);
      const what = areStyles ? "Styles swapped" : "New server, pages reload,";
      if (!this.problem) console.log(`${what} after ${Date.now() - start} ms`);
    };
    watch(WATCHED, { ignoreInitial: true }).on("all", (_event, path) => {
      saved.push(path);
      work = work.then(follow);
    });
    await work;
  }

  /** @param {boolean} areStyles whether only they have changed */
  async #build(areStyles) {
    try {
      await (areStyles ? buildStyles(options) : this.#replaceServer());
      this.problem = "";
    } catch (error) {
      const { errors, message } = /** @type {esbuild.BuildFailure} */ (error);
      this.problem = errors ? (await esbuild.formatMessages(errors, { kind: "error" })).join("\n") : message;
      console.error(this.problem);
    }
    this.version = Date.now();
    this.emit("change", areStyles && !this.problem ? "styles" : "code");
  }

  async #replaceServer() {
    await buildSite(options);
    const standard = { LOG_FORMAT: "pretty", LOG_LEVEL: "info" };
    const next = await serveBuild({ ...standard, ...process.env, ...environment }, this.folder, console.log);
    await this.server?.stop();
    this.server = next;
  }
}
