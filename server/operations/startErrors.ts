import { MissingBuildError } from "../files/manifest";
import { SettingsError } from "../settings";

/** Exit codes as sysexits.h names them. */
const EX_UNAVAILABLE = 69;
const EX_CONFIG = 78;

/** Explains an error that an operator can fix, and sets the exit code; rethrows any other error. */
export function reportStartError(error: unknown): void {
  const explanation = error instanceof Error ? explanationOf(error) : undefined;
  if (explanation === undefined) throw error;
  console.error(explanation);
  process.exitCode = error instanceof SettingsError ? EX_CONFIG : EX_UNAVAILABLE;
}

function explanationOf(error: NodeJS.ErrnoException & { readonly port?: number }): string | undefined {
  const { code = "", port, message } = error;
  if (error instanceof SettingsError || error instanceof MissingBuildError) return message;
  if (code === "EADDRINUSE")
    return `Port ${port} is in use: stop what listens there, or choose another with PORT=${Number(port) + 1}`;
  if (["EACCES", "EADDRNOTAVAIL", "ENOTFOUND"].includes(code))
    return `The server cannot listen there (${message}): choose another HOST or PORT`;
  return undefined;
}
