import type { Server } from "node:http";
import type { Site } from "../site";
import { QUICK_STOP, stop } from "./shutdown";

/** Ends the process in order after a signal, and after an error that nobody caught. */
export function endInOrder(server: Server, { log, settings, state }: Site, beforeExit: () => void): void {
  const end = (exitCode: number) => {
    beforeExit();
    process.exit(exitCode);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      if (state.isStopping) return end(1);
      log.info(`Stopping after ${signal}`);
      void stop(server, state, signal === "SIGTERM" ? settings : QUICK_STOP).then(() => end(0));
    });
  const handleFatal = (error: unknown) => {
    log.fatal(error, "An error that nobody caught: this process is no longer to be trusted");
    void stop(server, state, QUICK_STOP).then(() => end(1));
  };
  process.on("uncaughtException", handleFatal);
  process.on("unhandledRejection", handleFatal);
}
