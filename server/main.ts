import { once } from "node:events";
import type { Server } from "node:http";
import { loadAllPages } from "../shared/pageModules";
import { allPages } from "../shared/pageTable";
import { MissingBuildError, readManifest } from "./files/manifest";
import { readSettings, SettingsError } from "./settings";
import { createLog } from "./operations/log";
import { QUICK_STOP, stop } from "./operations/shutdown";
import { createSite } from "./site";
import { createSiteServer } from "./siteServer";
import { stopGrowingYoungSpace } from "./operations/youngSpace";

const PREPARE_AFTER_MS = 500;

/** Exit codes as sysexits.h names them. */
const EX_UNAVAILABLE = 69;
const EX_CONFIG = 78;

/** The listening server; undefined where it could not start, which has been said by then. */
export const started = start().catch((error: unknown) => {
  const exitCode = exitCodeOf(error);
  if (exitCode === undefined || !(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = exitCode;
  return undefined;
});

async function start(): Promise<Server> {
  const settings = readSettings();
  const distFolder = import.meta.dirname;
  const manifest = readManifest(distFolder);
  await loadAllPages(allPages);
  const { log, lines: logLines, flush } = await createLog(settings, process.stdout.isTTY);
  const site = createSite({ settings, distFolder, manifest, log, logLines });
  const { server, metrics, prepareAll } = await createSiteServer(site);

  await listen(server, settings.port, settings.host);
  if (metrics) await listen(metrics.server, settings.adminPort ?? 0, settings.host);
  const address = `http://${settings.host ?? "localhost"}:${portOf(server)}/`;
  if (log.isLevelEnabled("info")) log.info(`Larkwell is at ${address}`);
  else console.log(`Larkwell is at ${address}`);

  const end = (exitCode: number) => {
    metrics?.server.closeAllConnections();
    flush();
    process.exit(exitCode);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      if (site.state.isStopping) return end(1);
      log.info(`Stopping after ${signal}`);
      void stop(server, site.state, signal === "SIGTERM" ? settings : QUICK_STOP).then(() => end(0));
    });
  const handleFatal = (error: unknown) => {
    log.fatal(error, "An error that nobody caught: this process is no longer to be trusted");
    site.state.isStopping = true;
    void stop(server, site.state, QUICK_STOP).then(() => end(1));
  };
  process.on("uncaughtException", handleFatal);
  process.on("unhandledRejection", handleFatal);

  const prepare = async () => {
    await prepareAll();
    // Rendering each page anew takes all the room that V8 finds right.
    if (settings.keepsPages) stopGrowingYoungSpace();
  };
  // Whoever waited for the start comes first.
  setTimeout(() => void prepare(), PREPARE_AFTER_MS);
  return server;
}

async function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  server.listen(port, host);
  await once(server, "listening");
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** Of the errors that whoever starts the server can mend; their messages say how. */
function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof SettingsError) return EX_CONFIG;
  if (error instanceof MissingBuildError) return EX_UNAVAILABLE;
  const { code, port } = error as { code?: string; port?: number };
  if (code === "EADDRINUSE" && error instanceof Error) {
    error.message = `Port ${port} is in use: stop what listens there, or choose another with PORT=${Number(port) + 1}`;
    return EX_UNAVAILABLE;
  }
  if ((code === "EACCES" || code === "EADDRNOTAVAIL" || code === "ENOTFOUND") && error instanceof Error) {
    error.message = `The server cannot listen there (${error.message}): choose another HOST or PORT`;
    return EX_UNAVAILABLE;
  }
  return undefined;
}
