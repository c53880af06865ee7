import { once } from "node:events";
import { createServer } from "node:net";

/** A port of 127.0.0.1 on which nobody listens, for programs that do not choose one themselves. */
export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
  await once(probe.close(), "close");
  return port;
}
