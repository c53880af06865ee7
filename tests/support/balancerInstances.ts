import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A server on a free port. */
export async function listeningServer(listener: RequestListener) {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const die = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, die };
}

/** An instance that passes its checks and treats every other request like this. It ends with the test. */
export async function healthyInstance(listener: RequestListener) {
  const started = await listeningServer((request, response) =>
    request.url === "/readyz" ? response.end() : listener(request, response),
  );
  onTestFinished(started.die);
  return started;
}
