import type { Logger } from "pino";
import type { Manifest } from "./files/manifest";
import { securityHeaders } from "./http/securityHeaders";
import type { Settings } from "./settings";

/** What the parts of the server share. */
export interface ServerContext {
  readonly settings: Settings;
  readonly distFolder: string;
  readonly manifest: Manifest;
  readonly log: Logger;
  /** Whether every page was rendered, and whether the process is about to end. */
  readonly state: { isPrepared: boolean; isStopping: boolean };
  /** For every response. */
  readonly commonHeaders: Readonly<Record<string, string>>;
}

export function createServerContext(parts: Omit<ServerContext, "commonHeaders" | "state">): ServerContext {
  const state = { isPrepared: false, isStopping: false };
  return { ...parts, state, commonHeaders: securityHeaders(parts.settings) };
}
