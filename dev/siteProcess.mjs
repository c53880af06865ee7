import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const ENTRY = join(import.meta.dirname, "siteProcessEntry.mjs");

/** Of the address inside, and of an end that a restart brings: nobody in front of the screen needs them. */
const UNHEARD = /Larkwell is at |Stopping after /;

const MAX_LAST_WORDS = 40;

/** A process that runs the site's server as production does, on a port of its own behind the development server's. */
export class SiteProcess {
  agent = new Agent({ keepAlive: true });
  port;
  /** How many requests it is answering. */
  open = 0;
  /** What it wrote to standard error, for the page where it does not start. */
  lastWords = [];
  #child;
  #exited;
  #isRetired = false;

  /** With these packages loaded already; it waits for the server's file. */
  static async prepare(packages) {
    const site = new SiteProcess();
    site.port = await freePort();
    site.#spawn(packages);
    return site;
  }

  #spawn(packages) {
    this.#child = spawn(process.execPath, ["--enable-source-maps", ENTRY, ...packages], {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: {
        LOG_FORMAT: "pretty",
        ...(process.stdout.isTTY && !process.env.NO_COLOR && { FORCE_COLOR: "1" }),
        ...process.env,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(this.port),
        ADMIN_PORT: "",
        PAGE_CACHE: "off",
        PAGE_CACHE_CONTROL: "no-cache",
      },
    });
    this.#exited = once(this.#child, "exit");
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
    const listening = once(this.#child, "message").then(() => true);
    // Where the process has ended already, its end says so.
    this.#child.send({ server: pathToFileURL(serverFile).href }, () => undefined);
    return Promise.race([listening, this.ended.then(() => false)]);
  }

  /** Resolves when the process is gone. */
  get ended() {
    return this.#exited;
  }

  /** Ends the process once its last request is answered. */
  retire() {
    this.#isRetired = true;
    this.#endWhenIdle();
  }

  answered() {
    this.open -= 1;
    this.#endWhenIdle();
  }

  #endWhenIdle() {
    if (this.#isRetired && this.open === 0) void this.kill();
  }

  async kill() {
    this.agent.destroy();
    this.#child.kill("SIGKILL");
    await this.#exited;
  }
}

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}
