import { MissingBuildError } from "../files/manifest";
import { SettingsError } from "../settings";

/** Exit codes as sysexits.h names them. */
const EX_UNAVAILABLE = 69;
const EX_CONFIG = 78;

/** Says what an operator can mend, and sets the exit code; throws any other error on. */
export function reportStartError(error: unknown): void {
  const { message, exitCode } = explanationOf(error);
  console.error(message);
  process.exitCode = exitCode;
}

function explanationOf(error: unknown): { readonly message: string; readonly exitCode: number } {
  if (!(error instanceof Error)) throw error;
  if (error instanceof SettingsError) return { message: error.message, exitCode: EX_CONFIG };
  if (error instanceof MissingBuildError) return { message: error.message, exitCode: EX_UNAVAILABLE };
  const { code, port, message } = error as NodeJS.ErrnoException & { readonly port?: number };
  switch (code) {
    case "EADDRINUSE":
      return {
        message: `Port ${port} is in use: stop what listens there, or choose another with PORT=${Number(port) + 1}`,
        exitCode: EX_UNAVAILABLE,
      };
    case "EACCES":
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return {
        message: `The server cannot listen there (${message}): choose another HOST or PORT`,
        exitCode: EX_UNAVAILABLE,
      };
    default:
      throw error;
  }
}
