import { promisify } from "node:util";
import supertest, { type Response } from "supertest";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { openConnection, rawRequest } from "../support/rawRequest";
import { siteOfOneTest, startSourceSite } from "../support/sourceSite";
import { until } from "../support/until";

describe("the metrics for Prometheus", () => {
  let site: Awaited<ReturnType<typeof startSourceSite>>;
  let headers: Response["headers"];
  let lines: readonly string[];

  beforeAll(async () => {
    site = await startSourceSite({ ADMIN_PORT: "0", MAX_CONNECTIONS: "5" });
    const { request, metrics, port, cached } = site;
    const paths = [
      "/about",
      "/about?x",
      "/no",
      "/no",
      "/get-started",
      "/assets/x",
      "/healthz",
      "/readyz",
      "/robots.txt",
      "/%",
    ];
    for (const path of paths) await request().get(path);
    // The page, and the one for what is not there.
    await until(() => cached.size === 2);
    await request().head("/about");
    await request().post("/contact");
    await request().delete("/nope");
    await rawRequest(port, "no request\r\n\r\n");
    const connections = Array.from({ length: 6 }, () => openConnection(port, ""));
    await Promise.race(connections.map(({ closed }) => closed));
    if (!metrics) throw new Error("without ADMIN_PORT nothing is counted");
    const response = await supertest(metrics.server).get("/metrics");
    headers = response.headers;
    lines = response.text.split("\n");
  });
  afterAll(() => site.close());

  it("are not kept, and do not say what serves them", () => {
    expect([headers["cache-control"], headers["x-powered-by"]]).toEqual(["no-store", undefined]);
  });

  it("count requests by page, method and status", () => {
    expect(lines.filter((line) => /^http_requests_total\b/.test(line)).toSorted()).toEqual([
      'http_requests_total{page="/about",method="GET",status="200"} 2',
      'http_requests_total{page="/about",method="HEAD",status="200"} 1',
      'http_requests_total{page="/contact",method="POST",status="405"} 1',
      'http_requests_total{page="asset",method="GET",status="404"} 1',
      'http_requests_total{page="moved",method="GET",status="301"} 1',
      'http_requests_total{page="other",method="GET",status="200"} 1',
      'http_requests_total{page="other",method="GET",status="400"} 1',
      'http_requests_total{page="other",method="GET",status="404"} 2',
      'http_requests_total{page="other",method="other",status="405"} 1',
      'http_requests_total{page="probe",method="GET",status="200"} 1',
      'http_requests_total{page="probe",method="GET",status="503"} 1',
    ]);
  });

  it("count what could not be read", () => {
    expect(lines).toContain('http_requests_refused_total{status="400"} 1');
  });

  it.each(["http_connections", "http_connections_dropped_total"])(
    "count of six connections, where five are allowed, those that are open and those that were dropped: %s",
    (name) => {
      expect(lines).toContainEqual(expect.stringMatching(`^${name} [1-5]$`));
    },
  );
});

it("metrics count in seconds how long requests take", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const { documents, port, metrics } = await siteOfOneTest({ ADMIN_PORT: "0" });
  if (!metrics) throw new Error("without ADMIN_PORT nothing is counted");
  let finish = () => {};
  void documents.queue.render(() => new Promise<void>((resolve) => (finish = resolve)));
  const { closed } = openConnection(port, "GET /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  await until(() => documents.queue.waiting === 1);
  now.mockReturnValue(1500);
  finish();
  await closed;
  const { text } = await supertest(metrics.server).get("/metrics");
  expect(text).toContain('http_request_duration_seconds_sum{page="/about"} 1.5\n');
});

it("exposes each number that the server counts under its own name", async () => {
  const { server, documents, cached, context, metrics, port } = await siteOfOneTest({
    ADMIN_PORT: "0",
    RELEASE: "1.2.3",
  });
  if (!metrics) throw new Error("without ADMIN_PORT nothing is counted");
  const times = (count: number, act: () => void) => {
    for (let done = 0; done < count; done += 1) act();
  };
  // Each another number, so that none can stand for another one.
  Object.assign(documents.queue, { shed: 11, failures: 12, renders: 13 });
  vi.spyOn(documents.queue, "waiting", "get").mockReturnValue(14);
  vi.spyOn(cached, "calculatedSize", "get").mockReturnValue(15);
  documents.hits = 16;
  context.logLines.dropped = 17;
  times(18, () => server.emit("drop"));
  times(19, () => metrics.countRefusal(431));
  times(20, () => metrics.countStart());
  times(3, () => openConnection(port, ""));
  const openConnections = promisify(server.getConnections.bind(server));
  await until(async () => (await openConnections()) === 3);

  const { text } = await supertest(metrics.server).get("/metrics");
  // Without comments, and without what prom-client itself measures of the process.
  const ownLines = text.split("\n").filter((line) => /^(?!#|process_|nodejs_)./.test(line));
  expect(ownLines.toSorted()).toEqual([
    'build_info{release="1.2.3"} 1',
    "http_connections 3",
    "http_connections_dropped_total 18",
    'http_requests_refused_total{status="431"} 19',
    "http_requests_under_way 20",
    "log_lines_dropped_total 17",
    "page_cache_bytes 15",
    "page_cache_hits_total 16",
    "page_render_errors_total 12",
    "page_renders_shed_total 11",
    "page_renders_total 13",
    "page_renders_waiting 14",
  ]);
});
