import { createServer } from "node:http";
import { findPage } from "../../shared/pageTable";
import { findRedirect } from "../../shared/redirects";
import type { Documents } from "../documents/documents";
import { ASSETS_PATH, type ReadyResponses } from "../http/readyResponses";

export type Metrics = Awaited<ReturnType<typeof createMetrics>>;

const DURATION_BUCKETS_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** For Prometheus. Its package is loaded only where metrics are served. */
export async function createMetrics(documents: Documents, ready: ReadyResponses) {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import("prom-client");
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests by page and status",
    labelNames: ["page", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the request's headers to the end of the response",
    labelNames: ["page"],
    buckets: DURATION_BUCKETS_S,
    registers,
  });
  const expose = (Kind: typeof Counter | typeof Gauge, name: string, help: string, value: () => number) =>
    new Kind({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(value());
      },
    });
  expose(Counter, "page_cache_hits_total", "Documents sent from memory", () => ready.documentHits);
  expose(Counter, "page_renders_total", "Documents rendered", () => documents.renders);
  expose(Counter, "page_render_errors_total", "Renderings that failed", () => documents.failures);
  expose(Gauge, "page_cache_bytes", "Memory of ready documents", () => ready.bytes);

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
  const countRequest = (path: string, status: number, milliseconds: number) => {
    const page = labelOf(path);
    requests.inc({ page, status });
    durations.observe({ page }, milliseconds / 1000);
  };
  return { countRequest, server };
}

/** Each label is a time series that is never forgotten, so there are few. */
function labelOf(path: string): string {
  if (findPage(path)) return path;
  if (path.startsWith(`${ASSETS_PATH}/`)) return "asset";
  return findRedirect(path) ? "moved" : "other";
}
