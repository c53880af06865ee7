import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const ENTRY = join(import.meta.dirname, "siteProcessEntry.mjs");

/** Of the port inside, and of an end that a new server brings: nobody in front of the screen needs them. */
const UNHEARD = /Larkwell is at |Stopping after /;
const START_LIMIT_MS = 10_000;
const MAX_LAST_WORDS = 40;

/** A process that runs the site's server as production does, on a port of its own behind the development server's. */
export class SiteProcess {
  agent = new Agent({ keepAlive: true });
  /** Known once it takes requests. */
  port;
  /** What it wrote to standard error of late, for the page where it does not start. */
  lastWords = [];
  #child;
  #open = 0;
  #isRetired = false;

  /** Loads these packages, and waits for the server's file. */
  constructor(packages) {
    const { NO_COLOR, ...environment } = process.env;
    this.#child = spawn(process.execPath, ["--enable-source-maps", ENTRY, ...packages], {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: {
        LOG_FORMAT: "pretty",
        ...(process.stdout.isTTY && !NO_COLOR && { FORCE_COLOR: "1" }),
        ...environment,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: "0",
        ADMIN_PORT: "",
        PAGE_CACHE: "off",
        PAGE_CACHE_CONTROL: "no-cache",
      },
    });
    /** Resolves when the process is gone. */
    this.ended = once(this.#child, "exit");
    createInterface({ input: this.#child.stdout }).on("line", (line) => {
      if (!UNHEARD.test(line)) console.log(line);
    });
    createInterface({ input: this.#child.stderr }).on("line", (line) => {
      console.error(line);
      this.lastWords = [...this.lastWords, line].slice(-MAX_LAST_WORDS);
    });
  }

  /** Resolves to whether it now takes requests. */
  async start(serverFile) {
    const listening = once(this.#child, "message");
    // Where the process has ended already, its end says so.
    this.#child.send({ server: pathToFileURL(serverFile).href }, () => undefined);
    const limit = setTimeout(() => void this.kill(), START_LIMIT_MS);
    const [message] = await Promise.race([listening, this.ended.then(() => [])]);
    clearTimeout(limit);
    this.port = message?.port;
    return this.port !== undefined;
  }

  /** Counts this answer as under way until it is over. */
  answerWith(response) {
    this.#open += 1;
    response.once("close", () => {
      this.#open -= 1;
      this.#endWhenIdle();
    });
  }

  /** Ends the process once its last answer is over. */
  retire() {
    this.#isRetired = true;
    this.#endWhenIdle();
  }

  #endWhenIdle() {
    if (this.#isRetired && this.#open === 0) void this.kill();
  }

  async kill() {
    this.agent.destroy();
    this.#child.kill("SIGKILL");
    await this.ended;
  }
}
