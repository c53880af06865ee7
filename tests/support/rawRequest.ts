import { connect, type Socket } from "node:net";

const PATIENCE_MS = 10_000;

/** Sends bytes as they are, and resolves to everything that came back until the server closed or `isEnough`. */
export function rawRequest(
  port: number,
  bytes: Buffer | string,
  isEnough: (received: string) => boolean = () => false,
): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket: Socket = connect(port, "127.0.0.1");
    const finish = () => {
      clearTimeout(patience);
      socket.destroy();
      resolve(Buffer.concat(chunks).toString("latin1"));
    };
    const patience = setTimeout(finish, PATIENCE_MS);
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      if (isEnough(Buffer.concat(chunks).toString("latin1"))) finish();
    });
    socket.on("error", finish);
    socket.on("close", finish);
    socket.write(bytes);
  });
}
