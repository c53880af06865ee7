import type { SettingsError, UnavailableError } from "./startErrors";

/** Prints an error that an operator can fix, and ends the process with its exit code. Rethrows any other error. */
export function reportStartError(error: unknown): never {
  if (!isStartError(error)) throw error;
  console.error(error.message);
  process.exit(error.exitCode);
}

/** By its exit code, because `npm run dev` bundles each of the server's parts that it uses with classes of its own. */
function isStartError(error: unknown): error is SettingsError | UnavailableError {
  return error instanceof Error && "exitCode" in error;
}
