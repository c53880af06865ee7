import { once } from "node:events";
import type { Server } from "node:http";
import { MissingBuildError } from "../files/manifest";
import { SettingsError } from "../settings";

/** Exit codes as sysexits.h names them. */
const EX_UNAVAILABLE = 69;
const EX_CONFIG = 78;

/** Connections that wait to be accepted, up to the system's own limit. With Node's 511, a burst has others wait a second. */
const BACKLOG = 4096;

class ListenError extends Error {}

/** @param variable that decides the port, for the error that says what to change */
export async function listen(server: Server, variable: string, port: number, host: string | undefined) {
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, "listening").catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new ListenError(
      code === "EADDRINUSE"
        ? `Port ${port} is in use: stop what listens there, or choose another with ${variable}=${port + 1}`
        : `The server cannot listen there (${message}): choose another HOST or ${variable}`,
    );
  });
}

/** Prints an error that an operator can fix, and ends the process; throws any other error again. */
export function reportStartError(error: unknown): never {
  const isUnavailable = error instanceof ListenError || error instanceof MissingBuildError;
  if (!isUnavailable && !(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(isUnavailable ? EX_UNAVAILABLE : EX_CONFIG);
}
