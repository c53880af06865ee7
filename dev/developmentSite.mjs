import { createHash } from "node:crypto";
import { EventEmitter } from "node:events";
import * as esbuild from "esbuild";
import { graphOptions, moduleGraph } from "../build/moduleGraph.mjs";
import { serveBuild } from "../build/serveBuild.mjs";
import { createSiteBuild } from "../build/site.mjs";
import { buildStylesheets } from "../build/stylesheets.mjs";

/** Of an end that a new server brings. */
const UNHEARD = /Stopping after /;

/** @typedef {Awaited<ReturnType<typeof serveBuild>>} SiteServer */

/** The site as its files are now. esbuild watches them; what is saved is built, and served anew where it is no style. */
export class DevelopmentSite extends EventEmitter {
  /**
   * What open pages are told: versions, which change with every module and public file or with every stylesheet, and what
   * the developer has to mend, if anything.
   */
  state = { code: "", styles: "", problem: "" };
  /** The server of what was saved last, once it takes requests; undefined where it cannot be built or started. */
  server = /** @type {Promise<SiteServer | undefined>} */ (Promise.resolve(undefined));
  #options;
  /** @type {Awaited<ReturnType<typeof createSiteBuild>> | undefined} */
  #build;

  /** @param {string} folder where the build is written to */
  constructor(folder) {
    super();
    this.#options = { folder, isProduction: false };
  }

  /** Resolves once everything is built, or cannot be. */
  async start() {
    this.#build = await createSiteBuild(this.#options);
    const first = new Promise((resolve) => this.once("followed", resolve));
    const watcher = await esbuild.context({
      ...graphOptions,
      plugins: [{ name: "follow", setup: (build) => build.onEnd((result) => this.#follow(result)) }],
    });
    await watcher.watch();
    await first;
  }

  /** @param {esbuild.BuildResult} result of the watcher */
  async #follow({ errors, metafile, outputFiles = [] }) {
    const start = performance.now();
    if (errors.length > 0 || !metafile) {
      const problem = (await esbuild.formatMessages(errors, { kind: "error" })).join("\n");
      this.#show({ ...this.state, problem });
    } else {
      const graph = moduleGraph(metafile);
      const next = versionsOf(outputFiles);
      const { code, styles } = this.state;
      if (next.code === code && next.styles !== styles) await buildStylesheets(graph, this.#options);
      if (next.code !== code) this.server = this.#replaceServer(this.server, graph);
      // Pages ask for themselves anew while the new server starts, and wait for it.
      this.#show({ ...next, problem: "" });
      await this.server;
      const what = next.code === code ? "Styles swapped" : "New server, pages reload,";
      const isSaved = code !== "" && this.state.problem === "";
      if (isSaved) console.log(`${what} after ${Math.round(performance.now() - start)} ms`);
    }
    this.emit("followed");
  }

  /**
   * @param {Promise<SiteServer | undefined>} previous
   * @param {import("../build/moduleGraph.mjs").ModuleGraph} graph
   */
  async #replaceServer(previous, graph) {
    try {
      await this.#build?.build(graph);
      const server = await serveBuild(serverEnvironment(), this.#options.folder, (line) => {
        if (!UNHEARD.test(line)) console.log(line);
      });
      void server.ended.then((complaints) => this.#handleEnd(server, complaints));
      return server;
    } catch (error) {
      this.#show({ ...this.state, problem: error instanceof Error ? error.message : String(error) });
      return undefined;
    } finally {
      await (await previous)?.stop();
    }
  }

  /**
   * @param {SiteServer} server
   * @param {string} complaints
   */
  async #handleEnd(server, complaints) {
    if ((await this.server) !== server) return;
    this.server = Promise.resolve(undefined);
    this.#show({ ...this.state, problem: `The server has ended\n${complaints}` });
  }

  /** @param {DevelopmentSite["state"]} state */
  #show(state) {
    this.state = state;
    this.emit("change");
  }
}

/** @param {esbuild.OutputFile[]} files of the watcher */
function versionsOf(files) {
  const code = createHash("sha256");
  const styles = createHash("sha256");
  for (const { path, hash } of files) (path.endsWith(".css") ? styles : code).update(path + hash);
  return { code: code.digest("hex"), styles: styles.digest("hex") };
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
