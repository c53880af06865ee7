import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { RequestHandler } from "express";
import type { ServerContext } from "../serverContext";

const IDLE_CHECK_MS = 100;
/** A limit for writing the last log lines, because their destination may be full. */
const MAX_FLUSH_MS = 500;

/** Replaces the settings after Ctrl-C, and when the process has failed. */
const QUICK_STOP = { SHUTDOWN_DELAY_MS: 0, SHUTDOWN_TIMEOUT_MS: 1000 };

/**
 * Shuts down after a signal or an uncaught error. A second signal ends the process at once. To be called before the server listens:
 * a signal that comes earlier ends the process.
 */
export function endInOrder(server: Server, { log, settings, state }: ServerContext): void {
  const stop = async (exitCode: number, { SHUTDOWN_DELAY_MS, SHUTDOWN_TIMEOUT_MS } = QUICK_STOP) => {
    // From now on `/readyz` is 503 and responses close their connections. Requests are served until the balancers have noticed.
    state.isStopping = true;
    await delay(SHUTDOWN_DELAY_MS);

    if (server.listening) await closeInOrder(server, SHUTDOWN_TIMEOUT_MS);
    await Promise.race([new Promise((done) => log.flush(done)), delay(MAX_FLUSH_MS)]);
    process.exit(exitCode);
  };

  for (const signal of ["SIGTERM", "SIGHUP", "SIGINT"] as const) {
    // In the place of start.js' handler, which ends the process at once.
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (state.isStopping) process.exit(1);
      log.info(`Stopping after ${signal}`);
      void stop(0, signal === "SIGINT" ? QUICK_STOP : settings);
    });
  }

  // Unhandled rejections end up here, too.
  process.on("uncaughtException", (error) => {
    log.fatal(error, "An error that nobody caught: this process is no longer to be trusted");
    void stop(1);
  });
}

/** Has clients and balancers open their next connection to another instance, while this one stops. */
export function closeConnectionsAtTheEnd({ state }: ServerContext): RequestHandler {
  return (_request, response, next) => {
    if (state.isStopping) response.set("Connection", "close");
    next();
  };
}

/** Resolves when all connections are closed: those with a request under way when it has its response, or after the time limit. */
async function closeInOrder(server: Server, timeoutMs: number): Promise<void> {
  const closed = once(server, "close");
  server.close();
  // close() ends only connections that are idle now. Those that become idle later would keep the server open.
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
}
