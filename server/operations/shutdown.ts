import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Settings } from "../settings";
import type { ServingState } from "../site";

const IDLE_CHECK_MS = 100;

type StopSettings = Pick<Settings, "shutdownDelayMs" | "shutdownTimeoutMs">;

/** For a developer at a terminal and for a process that failed: only requests that are open get a moment to end. */
export const QUICK_STOP: StopSettings = { shutdownDelayMs: 0, shutdownTimeoutMs: 1000 };

/**
 * Ends serving without failing a request: first `/readyz` falls and responses close their connections while requests are
 * still taken, so that balancers can look elsewhere; then nothing new is taken and open requests end, or are ended at
 * the limit.
 */
export async function stop(
  server: Server,
  state: ServingState,
  { shutdownDelayMs, shutdownTimeoutMs }: StopSettings,
): Promise<void> {
  state.isStopping = true;
  await delay(shutdownDelayMs);
  const closed = once(server, "close");
  server.close();
  // A connection becomes idle again after each response, and would otherwise hold the server open.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const limit = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}
