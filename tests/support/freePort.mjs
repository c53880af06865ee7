import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give away by themselves. Two HAProxies would share one: each worker has its own. */
const FIRST_PORT = 21_000;
const PORTS_A_WORKER = 1_000;

let last = FIRST_PORT + Number(process.env.VITEST_POOL_ID ?? 0) * PORTS_A_WORKER;

/** A free port of 127.0.0.1, for programs that cannot choose one themselves. */
export async function freePort() {
  for (;;) {
    last += 1;
    const port = last;
    if (await isFree(port)) return port;
  }
}

/** @param {number} port */
async function isFree(port) {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
    await once(probe.close(), "close");
    return true;
  } catch {
    return false;
  }
}
