import { readManifest, siteFilesOf } from "./files/manifest";
import { securityHeaders } from "./http/securityHeaders";
import type { Logging } from "./operations/log";
import type { Settings } from "./settings";

export type ServerContext = ReturnType<typeof createServerContext>;

/**
 * What the parts of the server share.
 * @throws {UnavailableError} where there is no build
 */
export function createServerContext(settings: Settings, distFolder: string, logging: Logging) {
  const manifest = readManifest(distFolder);
  return {
    ...logging,
    settings,
    distFolder,
    manifest,
    /** Every page's document has them. */
    siteFiles: siteFilesOf(manifest),
    /** Whether every page was rendered, and whether the process is about to end. */
    state: { isPrepared: false, isStopping: false },
    /** Every response has them. */
    commonHeaders: securityHeaders(settings),
  };
}
