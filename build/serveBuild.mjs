import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { dist } from "./folders.mjs";

/** Ends the server with this process. Its standard input closes even if this process is killed by SIGKILL. */
const END_WITH_PARENT =
  "data:text/javascript,process.stdin.on('close', () => process.exit()).resume().unref()";

/**
 * Runs the built server until it is stopped or this process ends. If it does not start, throws an error with its standard error
 * output.
 * @param {NodeJS.ProcessEnv} [environment] without a `PORT`, the system chooses one
 * @param {string} [folder] of the build
 */
export async function serveBuild(environment = {}, folder = dist) {
  const standard = { HOST: "127.0.0.1", PORT: "0" };
  // Otherwise each build would leave its compile cache in the folder for temporary files.
  const env = { ...standard, NODE_DISABLE_COMPILE_CACHE: "1", ...environment };
  const child = spawn(process.execPath, ["--import", END_WITH_PARENT, join(folder, "server.js")], { env });
  let complaints = "";
  child.stderr.on("data", (chunk) => (complaints += chunk));
  const ended = once(child, "close");
  /** @type {Promise<string>} */
  const started = new Promise((resolve) => {
    createInterface(child.stdout).on("line", (line) => {
      const address = / is at (http:\/\/[^/]+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
  const origin = await Promise.race([started, ended.then(() => undefined)]);
  if (!origin) throw new Error(`The server that was built does not start\n${complaints}`);
  child.stderr.pipe(process.stderr);
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  return { origin, stop };
}
