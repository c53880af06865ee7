import { SettingsError, UnavailableError } from "./startErrors";

/** Prints an error that an operator can fix, and ends the process with its exit code. Rethrows any other error. */
export function reportStartError(error: unknown): never {
  if (!(error instanceof SettingsError || error instanceof UnavailableError)) throw error;
  console.error(error.message);
  process.exit(error.exitCode);
}
