import { createServer, type Server } from "node:http";
import { promisify } from "node:util";
import { findPage } from "../../shared/pageTable";
import { findRedirect } from "../../shared/redirects";
import type { Documents } from "../documents/documents";
import { ASSETS_PATH, type ReadyResponses } from "../http/readyResponses";
import { PROBES } from "./health";

export type Metrics = Awaited<ReturnType<typeof createMetrics>>;

interface Measured {
  readonly release: string;
  readonly documents: Documents;
  readonly ready: ReadyResponses;
  readonly logLines: { readonly dropped: number };
}

const DURATION_BUCKETS_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** For Prometheus. Its package is loaded only where metrics are served. */
export async function createMetrics({ release, documents, ready, logLines }: Measured) {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import("prom-client");
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const build = new Gauge({ name: "build_info", help: "The release", labelNames: ["release"], registers });
  build.set({ release }, 1);
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests by page, method and status",
    labelNames: ["page", "method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the request's headers to the end of the response",
    labelNames: ["page"],
    buckets: DURATION_BUCKETS_S,
    registers,
  });
  const underWay = new Gauge({ name: "http_requests_under_way", help: "Not yet responded to", registers });
  const refused = new Counter({
    name: "http_requests_refused_total",
    help: "Requests that could not be read, or not in time, by the status of the response",
    labelNames: ["status"],
    registers,
  });
  const expose = (
    Kind: typeof Counter | typeof Gauge,
    name: string,
    help: string,
    value: () => number | Promise<number>,
  ) =>
    new Kind({
      name,
      help,
      registers,
      async collect() {
        const now = await value();
        this.reset();
        this.inc(now);
      },
    });
  expose(Counter, "page_cache_hits_total", "Documents sent from memory", () => ready.documentHits);
  expose(Counter, "page_renders_total", "Documents rendered", () => documents.renders);
  expose(Counter, "page_render_errors_total", "Renderings that failed", () => documents.failures);
  expose(Gauge, "page_renders_waiting", "Renderings in the queue", () => documents.queue.waiting);
  expose(Counter, "page_renders_shed_total", "Refused with 503", () => documents.queue.shed);
  expose(Gauge, "page_cache_bytes", "Memory of ready documents", () => ready.bytes);
  expose(Counter, "log_lines_dropped_total", "Lines that could not be written", () => logLines.dropped);

  /** Serves `/metrics` and nothing else. */
  const server = createServer((request, response) => {
    response.setHeader("Cache-Control", "no-store");
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });

  return {
    server,
    countStart: () => underWay.inc(),
    countEnd(path: string, method: string, status: number, milliseconds: number) {
      const page = labelOf(path);
      underWay.dec();
      requests.inc({ page, method: LABELLED_METHODS.has(method) ? method : "other", status });
      durations.observe({ page }, milliseconds / 1000);
    },
    countRefusal: (status: number) => refused.inc({ status }),
    countConnections(of: Server) {
      const connections = promisify(of.getConnections.bind(of));
      expose(Gauge, "http_connections", "Open connections", connections);
      let dropped = 0;
      of.on("drop", () => (dropped += 1));
      expose(Counter, "http_connections_dropped_total", "More than MAX_CONNECTIONS", () => dropped);
    },
  };
}

// Each label is a time series that is never forgotten, so there are few.
const LABELLED_METHODS = new Set(["GET", "HEAD", "POST"]);

function labelOf(path: string): string {
  if (findPage(path)) return path;
  if (PROBES.includes(path)) return "probe";
  if (path.startsWith(`${ASSETS_PATH}/`)) return "asset";
  return findRedirect(path) ? "moved" : "other";
}
