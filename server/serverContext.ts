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
  readonly state: { isStopping: boolean };
  /** For every response. */
  readonly commonHeaders: Readonly<Record<string, string>>;
}

export function createServerContext(parts: Omit<ServerContext, "commonHeaders" | "state">): ServerContext {
  return { ...parts, state: { isStopping: false }, commonHeaders: securityHeaders(parts.settings) };
}
