import { SettingsError, UnavailableError } from "./startErrors";

/** Prints an error that an operator can put right, and ends the process with its exit code. Throws any other error again. */
export function reportStartError(error: unknown): never {
  if (!(error instanceof SettingsError || error instanceof UnavailableError)) throw error;
  console.error(error.message);
  process.exit(error.exitCode);
}
