import { createServer, type Server } from "node:http";
import { promisify } from "node:util";
import express from "express";
import { findPage } from "../../shared/routes/pageTable";
import { findRedirect } from "../../shared/routes/redirects";
import type { Documents } from "../documents/documents";
import { ASSETS_PATH } from "../http/cachePolicy";
import type { ServerContext } from "../serverContext";
import { PROBES } from "./health";
import { CLIENT_CLOSED_REQUEST } from "./requestLog";

export type Metrics = Awaited<ReturnType<typeof createMetrics>>;

const DURATION_BUCKETS_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics for Prometheus. prom-client is imported only here, so that it is loaded only if metrics are served. */
export async function createMetrics(context: ServerContext, documents: Documents) {
  const { settings, logLines } = context;
  const { queue, kept } = documents;
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import("prom-client");
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const counter = (name: string, help: string, ...labelNames: readonly string[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string, ...labelNames: readonly string[]) =>
    new Gauge({ name, help, labelNames, registers });

  /** Reads a counter that another part of the server keeps. Called when Prometheus scrapes. */
  type Read = () => number | Promise<number>;
  const expose = (Kind: typeof Counter | typeof Gauge, name: string, help: string, read: Read) =>
    new Kind({
      name,
      help,
      registers,
      async collect() {
        const value = await read();
        this.reset();
        this.inc(value);
      },
    });

  gauge("build_info", "The release", "release").set({ release: settings.RELEASE }, 1);

  const requests = counter(
    "http_requests_total",
    "Requests; status 499 where the visitor left before the response was sent whole",
    "page",
    "method",
    "status",
  );
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "From a request's headers to the end of its response, where that was sent whole",
    labelNames: ["page"],
    buckets: DURATION_BUCKETS_S,
    registers,
  });
  const underWay = gauge("http_requests_under_way", "Not yet responded to");
  const refused = counter("http_requests_refused_total", "Could not be read, or not in time", "status");

  expose(Counter, "page_cache_hits_total", "Documents sent from memory", () => documents.hits);
  expose(Gauge, "page_cache_bytes", "Memory of kept documents", () => kept.calculatedSize);
  expose(Counter, "page_renders_total", "Documents rendered", () => queue.renders);
  expose(Counter, "page_render_errors_total", "Renderings that failed", () => queue.failures);
  expose(
    Gauge,
    "page_renders_waiting",
    "Documents that are rendered or compressed, or wait for it",
    () => queue.waiting,
  );
  expose(Counter, "page_renders_shed_total", "Refused with 503", () => queue.shed);
  expose(Counter, "log_lines_dropped_total", "Lines that could not be written", () => logLines.dropped);

  const admin = express().disable("x-powered-by");
  admin.get("/metrics", async (_request, response) => {
    response.set({ "Content-Type": register.contentType, "Cache-Control": "no-store" });
    response.send(await register.metrics());
  });

  return {
    server: createServer(admin),
    /** Counts the connections of the site, too. */
    watch(site: Server) {
      expose(Gauge, "http_connections", "Open connections", promisify(site.getConnections.bind(site)));
      const dropped = counter("http_connections_dropped_total", "More than MAX_CONNECTIONS");
      site.on("drop", () => dropped.inc());
    },
    countStart: () => underWay.inc(),
    countEnd(path: string, method: string, status: number, milliseconds: number) {
      const page = labelOf(path);
      underWay.dec();
      requests.inc({ page, method: LABELLED_METHODS.has(method) ? method : "other", status });
      if (status !== CLIENT_CLOSED_REQUEST) durations.observe({ page }, milliseconds / 1000);
    },
    countRefusal: (status: number) => refused.inc({ status }),
  };
}

// Each combination of labels takes memory, so each label has few values.
const LABELLED_METHODS = new Set(["GET", "HEAD", "POST"]);

function labelOf(path: string): string {
  if (findPage(path)) return path;
  if (PROBES.includes(path)) return "probe";
  if (path.startsWith(`${ASSETS_PATH}/`)) return "asset";
  return findRedirect(path) ? "moved" : "other";
}
