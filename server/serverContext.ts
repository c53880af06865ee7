import { readManifest, siteFilesOf } from "./files/manifest";
import type { Logging } from "./operations/log";
import type { Settings } from "./settings";

export type ServerContext = ReturnType<typeof createServerContext>;

/**
 * What all parts of the server share.
 * @throws {UnavailableError} if there is no build
 */
export function createServerContext(settings: Settings, distFolder: string, logging: Logging) {
  const manifest = readManifest(distFolder);
  return {
    ...logging,
    settings,
    distFolder,
    manifest,
    /** Every page's document contains this list. */
    siteFiles: siteFilesOf(manifest),
    /** Whether every page has been rendered, and whether the process is shutting down. */
    state: { isPrepared: false, isStopping: false },
  };
}
