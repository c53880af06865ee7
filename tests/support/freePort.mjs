import { once } from "node:events";
import { createServer } from "node:net";

/** A free port of 127.0.0.1, for programs that cannot choose one themselves. */
export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
  await once(probe.close(), "close");
  return port;
}
