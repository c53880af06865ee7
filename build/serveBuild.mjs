import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { dist } from "./folders.mjs";

/**
 * Runs the server that was built, and says where it is. Whoever starts it has to stop it.
 * @param environment without a `PORT`, the system chooses one
 */
export async function serveBuild(environment = {}) {
  const child = spawn(process.execPath, [join(dist, "server.js")], {
    env: { HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const saysWhere = once(createInterface(child.stdout), "line");
  const [line] = await Promise.race([saysWhere, ended.then(() => [""])]);
  const origin = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
  if (!origin) throw new Error("The server that was built does not start");
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  return { origin, stop };
}
