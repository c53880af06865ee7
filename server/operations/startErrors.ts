import { MissingBuildError } from "../files/manifest";
import { SettingsError } from "../settings";

/** Exit codes as sysexits.h names them. */
const EX_UNAVAILABLE = 69;
const EX_CONFIG = 78;

/** Explains an error that an operator can fix, and sets the exit code; throws any other error again. */
export function reportStartError(error: NodeJS.ErrnoException & { readonly port?: number }): void {
  const { code = "", port, message } = error;
  if (error instanceof SettingsError || error instanceof MissingBuildError) console.error(message);
  else if (code === "EADDRINUSE")
    console.error(
      `Port ${port} is in use: stop what listens there, or choose another with PORT=${Number(port) + 1}`,
    );
  else if (["EACCES", "EADDRNOTAVAIL", "ENOTFOUND"].includes(code))
    console.error(`The server cannot listen there (${message}): choose another HOST or PORT`);
  else throw error;
  process.exitCode = error instanceof SettingsError ? EX_CONFIG : EX_UNAVAILABLE;
}
