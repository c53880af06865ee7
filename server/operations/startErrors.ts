import { once } from "node:events";
import type { Server } from "node:http";

/** Connections that wait to be accepted, up to the system's own limit. With Node's 511, a burst has others wait a second. */
const BACKLOG = 4096;

/** Errors that an operator can fix. The exit codes are those of sysexits.h. */
export class SettingsError extends Error {
  readonly exitCode = 78;
}
export class UnavailableError extends Error {
  readonly exitCode = 69;
}

/** @param variable that decides the port, for the error that says what to change */
export async function listen(server: Server, variable: string, port: number, host: string | undefined) {
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, "listening").catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new UnavailableError(
      code === "EADDRINUSE"
        ? `Port ${port} is in use: stop what listens there, or choose another with ${variable}=${port + 1}`
        : `The server cannot listen there (${message}): choose another HOST or ${variable}`,
    );
  });
}

/** Prints an error that an operator can fix, and ends the process; throws any other error again. */
export function reportStartError(error: unknown): never {
  const { message, exitCode } = error as Partial<SettingsError | UnavailableError>;
  if (exitCode === undefined) throw error;
  console.error(message);
  process.exit(exitCode);
}
