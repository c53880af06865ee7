import { EventEmitter, once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { watch } from "chokidar";
import * as esbuild from "esbuild";
import { buildAssets, buildSite } from "../../build/buildSite.mjs";
import { root } from "../../build/folders.mjs";

const WATCHED = ["client", "public", "server", "shared"].map((folder) => join(root, folder));

/** Editors save in several steps; chokidar leaves out those within 50 ms of the first. */
const SAVE_MS = 60;

/** @type {(server: import("node:http").Server) => number} */
export const portOf = (server) => /** @type {import("node:net").AddressInfo} */ (server.address()).port;

/** Builds what is saved: styles alone, or everything, for a new server. */
export class DevelopmentBuild extends EventEmitter {
  /** Open pages follow it: the versions of code and styles, and what has to be fixed. */
  state = { code: 0, styles: 0, problem: "" };
  /** The site's own, which does not keep what it renders. Undefined until the first one starts. @type {import("node:http").Server | undefined} */
  server;

  /** Resolves once everything is built, or cannot be. @param {string} folder where the build is written to */
  async start(folder) {
    await rm(folder, { recursive: true, force: true });
    const options = { folder, isProduction: false };
    const buildAll = () => buildSite(options).then(() => this.#replaceServer(folder));
    let work = this.#update(buildAll);
    let isStyle = true;
    let saving = /** @type {NodeJS.Timeout | undefined} */ (undefined);
    watch(WATCHED, { ignoreInitial: true }).on("all", (_event, path) => {
      isStyle &&= path.endsWith(".css");
      clearTimeout(saving);
      saving = setTimeout(() => {
        const step = isStyle && this.state.code > 0 ? () => buildAssets(options) : buildAll;
        isStyle = true;
        work = work.then(() => this.#update(step));
      }, SAVE_MS);
    });
    await work;
  }

  /** @param {() => Promise<unknown>} step */
  async #update(step) {
    const start = Date.now();
    const { code } = this.state;
    try {
      await step();
      this.state = { ...this.state, styles: start, problem: "" };
      const what = this.state.code === code ? "Styles swapped" : "New server, pages reload,";
      if (code > 0) console.log(`${what} after ${Date.now() - start} ms`);
    } catch (error) {
      const { errors, message } = /** @type {esbuild.BuildFailure} */ (error);
      const problem = errors ? (await esbuild.formatMessages(errors, { kind: "error" })).join("\n") : message;
      console.error(problem);
      this.state = { ...this.state, problem };
    }
    this.emit("change");
  }

  /** In this process, where the packages are loaded. @param {string} folder of the build */
  async #replaceServer(folder) {
    const code = Date.now();
    const { createServer } = await import(`${pathToFileURL(join(folder, "createServer.js")).href}?${code}`);
    const own = { ADMIN_PORT: "", PAGE_CACHE: "off", PAGE_CACHE_CONTROL: "no-cache" };
    const { server } = await createServer(folder, { LOG_FORMAT: "pretty", ...process.env, ...own });
    await once(server.listen(0, "127.0.0.1"), "listening");
    this.server?.close();
    this.server = server;
    this.state = { ...this.state, code };
  }
}
