import { once } from "node:events";
import type { Server } from "node:http";
import { UnavailableError } from "./startErrors";

/**
 * How many new connections may wait to be accepted; the system may allow fewer. With Node's default of 511, the last connections
 * of a burst wait for a second.
 */
const BACKLOG = 4096;

const HIGHEST_PORT = 65_535;

/**
 * Resolves when the server accepts connections.
 * @param variable the name of the setting for the port, for the error message
 * @param host undefined means all addresses of the machine
 * @throws {UnavailableError} if the port or the address is not available
 */
export async function listen(
  server: Server,
  variable: string,
  port: number,
  host: string | undefined,
): Promise<void> {
  server.listen({ port, host, backlog: BACKLOG });
  try {
    await once(server, "listening");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") {
      const next = `${variable}=${port < HIGHEST_PORT ? port + 1 : port - 1}`;
      throw new UnavailableError(
        `Port ${port} is in use: stop what listens there, or choose another with ${next}`,
      );
    }
    throw new UnavailableError(
      `The server cannot listen there (${message}): choose another HOST or ${variable}`,
    );
  }
}
