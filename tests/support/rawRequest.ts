import { connect } from "node:net";

/** Opens a connection, sends these bytes, and collects what comes back. The caller or the server closes it. */
export function openConnection(port: number, bytes: Buffer | string) {
  const chunks: Buffer[] = [];
  const socket = connect(port, "127.0.0.1");
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => void socket.once("close", () => resolve()));
  socket.write(bytes);
  return { socket, closed, received: () => Buffer.concat(chunks).toString("latin1") };
}

/** Sends bytes as they are. Resolves to everything that came back until the server closed the connection. */
export async function rawRequest(port: number, bytes: Buffer | string): Promise<string> {
  const { closed, received } = openConnection(port, bytes);
  await closed;
  return received();
}

/** A request on a connection of its own: on one that is used again, HAProxy leaves it to the client to try again. */
export const statusLineOf = async (port: number, method: string) => {
  const response = await rawRequest(port, `${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return response.split("\r\n", 1)[0];
};
