import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "../../build/folders.mjs";
import { readSettings } from "../../server/settings";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const balancer = read("deploy/haproxy.cfg");

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly image?: string;
  readonly networks?: readonly string[] | Readonly<Record<string, { readonly aliases?: readonly string[] }>>;
  readonly ports?: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[] };
}
const compose = parse(read("deploy/compose.yaml"), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
};
const prometheus = parse(read("deploy/monitoring/prometheus.yaml")) as {
  readonly scrape_configs: readonly {
    readonly job_name: string;
    readonly static_configs: readonly { readonly targets: readonly string[] }[];
  }[];
};
const jobs = Object.fromEntries(
  prometheus.scrape_configs.map(({ job_name: name, static_configs: configs }) => [
    name,
    configs.flatMap(({ targets }) => targets),
  ]),
);
const { groups } = parse(read("deploy/monitoring/alerts.yaml")) as {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert?: string; readonly record?: string; readonly expr: string }[];
  }[];
};
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.flatMap(({ alert }) => (alert === undefined ? [] : [alert]));

const presets = Object.fromEntries(
  [...balancer.matchAll(/presetenv (\w+) (.*)/g)].map(([, name = "", value = ""]) => [name, value]),
);
const milliseconds = (timeout: string) =>
  Number(new RegExp(`^ +timeout ${timeout} (\\d+)s$`, "m").exec(balancer)?.[1]) * 1000;
const numbers = (pattern: RegExp) => [...balancer.matchAll(pattern)].map(([, value]) => Number(value));

it("gives up on an idle connection before the site does, and never waits for a request longer than it", () => {
  expect(milliseconds("http-keep-alive")).toBeLessThan(readSettings({}).KEEP_ALIVE_TIMEOUT_MS);
  expect(milliseconds("http-request")).toBeLessThanOrEqual(readSettings({}).HEADERS_TIMEOUT_MS);
  expect(milliseconds("http-request")).toBeLessThan(readSettings({}).REQUEST_TIMEOUT_MS);
});

it("holds fewer connections than an instance does, and has some left for its own metrics", () => {
  const [all = NaN, ofVisitors = NaN] = numbers(/^ +maxconn (\d+)$/gm);
  expect(all).toBeLessThan(readSettings({}).MAX_CONNECTIONS);
  expect(ofVisitors).toBeLessThan(all);
});

it("finds the instances of compose.yaml at the image's port, and is found at the port that is published", () => {
  const [, port] = /^ +PORT=(\d+)/m.exec(read("Dockerfile")) ?? [];
  const instances = Object.keys(compose.services).filter((name) => name.startsWith("site-"));
  expect([presets["SITE_A"], presets["SITE_B"]]).toEqual(instances.map((name) => `${name}:${port}`));
  const [, visitors] = presets["SITE_BIND"]?.split(":") ?? [];
  expect(compose.services["balancer"]?.ports).toEqual([`8080:${visitors}`]);
  expect(compose.services["balancer"]?.healthcheck?.test?.at(-1)).toBe(
    `http://127.0.0.1:${visitors}/healthz`,
  );
});

it("asks the balancer for its health directly, where the machine has a proxy for the world outside", () => {
  // BusyBox's wget, which the image has, otherwise obeys http_proxy, even for 127.0.0.1.
  const [, program, ...options] = compose.services["balancer"]?.healthcheck?.test ?? [];
  expect([program, options.slice(0, 2)]).toEqual(["wget", ["-Y", "off"]]);
});

it("shows its metrics to the machine itself, in Compose to the admin network alone, where prometheus.yaml looks for them", () => {
  expect(presets["SITE_ADMIN_BIND"]).toMatch(/^127\.0\.0\.1:\d+$/);
  expect(compose.networks["admin"]?.internal).toBe(true);
  const { environment = {}, networks = {} } = compose.services["balancer"] ?? {};
  expect(Object.keys(environment).filter((name) => !(name in presets))).toEqual([]);
  const [host] = environment["SITE_ADMIN_BIND"]?.split(":") ?? [];
  expect(networks).toEqual({ default: {}, admin: { aliases: [host] } });
  expect(jobs["balancer"]).toEqual([environment["SITE_ADMIN_BIND"]]);
  const measured = Object.entries(compose.services).filter(([, { environment: own }]) => own?.["ADMIN_PORT"]);
  expect(jobs["site"]).toEqual(
    measured.map(([name, { environment: own }]) => `${name}:${own?.["ADMIN_PORT"]}`),
  );
  expect(measured.every(([, site]) => (site.networks as readonly string[]).includes("admin"))).toBe(true);
  const asked = rules.flatMap(({ expr }) => [...expr.matchAll(/job="(.*?)"/g)].map(([, job = ""]) => job));
  expect(asked.filter((job) => !(job in jobs))).toEqual([]);
});

it("has for each alert a heading in the runbook, a trial in which it fires and one in which it does not", () => {
  const runbook = read("deploy/runbook.md");
  const headings = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(headings).toEqual(alerts);
  const anchors = [...runbook.matchAll(/\]\(#(.*?)\)/g)].map(([, anchor]) => anchor);
  const titles = [...runbook.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) =>
    title.toLowerCase().replaceAll(" ", "-"),
  );
  const known = new Set(titles);
  expect(anchors.filter((anchor = "") => !known.has(anchor))).toEqual([]);

  const { tests } = parse(read("deploy/monitoring/alerts.test.yaml")) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
  };
  const trials = tests.flatMap((test) => test.alert_rule_test);
  const tried = (fires: boolean) =>
    new Set(trials.flatMap((trial) => (trial.exp_alerts.length > 0 === fires ? [trial.alertname] : [])));
  expect(tried(true)).toEqual(new Set(alerts));
  expect(tried(false)).toEqual(new Set(alerts));
});

/** The metrics that an expression reads, each once, with the labels by which it chooses. */
const readBy = (expr: string) => {
  const withoutLists = expr.replaceAll(/ (?:by|on|group_left) \(.*?\)/g, "");
  // Names that are no functions, which parentheses follow, and no words between two operands.
  const names = withoutLists.match(/\b(?!(?:and|or)\b)[a-z][a-z\d_:]*(?:\{.*?\})?(?![\w:]| ?\()/g) ?? [];
  return [...new Set(names)];
};

it("chooses in alerts and dashboard all metrics by their job, since other services have metrics of these names", () => {
  const { panels } = JSON.parse(read("deploy/monitoring/dashboard.json")) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
  };
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const metrics = [...rules.map(({ expr }) => expr), ...shown].flatMap(readBy);
  expect(metrics.length).toBeGreaterThan(50);
  expect(metrics.filter((metric) => !/^site:|\{job="/.test(metric))).toEqual([]);
});

const FAILED = [
  'haproxy_frontend_http_responses_total{job="balancer",proxy="site",code="5xx"}',
  'haproxy_frontend_http_responses_total{job="balancer",proxy="site",code=~"[235]xx"}',
  'http_requests_total{job="site",page!="probe",status=~"5.."}',
  'http_requests_total{job="site",page!="probe",status=~"[235].."}',
];
const SLOW = [
  'http_request_duration_seconds_bucket{job="site",page=~"/.*",page!="/blog",le="0.5"}',
  'http_request_duration_seconds_count{job="site",page=~"/.*",page!="/blog"}',
];

// Written by hand: another metric that is known, too, would be a rule about something else.
const specifiedRules: Readonly<Record<string, readonly string[]>> = {
  "site:failed_responses:ratio_rate5m": FAILED,
  "site:failed_responses:ratio_rate30m": FAILED,
  "site:failed_responses:ratio_rate1h": FAILED,
  "site:failed_responses:ratio_rate6h": FAILED,
  "site:slow_pages:ratio_rate5m": SLOW,
  "site:slow_pages:ratio_rate30m": SLOW,
  "site:slow_pages:ratio_rate1h": SLOW,
  "site:slow_pages:ratio_rate6h": SLOW,
  FailuresBurnFast: ["site:failed_responses:ratio_rate1h", "site:failed_responses:ratio_rate5m"],
  FailuresBurnSlow: ["site:failed_responses:ratio_rate6h", "site:failed_responses:ratio_rate30m"],
  SlowPagesBurnFast: ["site:slow_pages:ratio_rate1h", "site:slow_pages:ratio_rate5m"],
  SlowPagesBurnSlow: ["site:slow_pages:ratio_rate6h", "site:slow_pages:ratio_rate30m"],
  BalancerDown: ['up{job="balancer"}'],
  NoInstanceReady: ['haproxy_backend_active_servers{job="balancer",proxy="instances"}'],
  InstanceOut: ['haproxy_backend_active_servers{job="balancer",proxy="instances"}'],
  BalancerFails: [
    'haproxy_frontend_http_responses_total{job="balancer",proxy="site",code="5xx"}',
    'haproxy_server_http_responses_total{job="balancer",proxy="instances",code="5xx"}',
  ],
  SearchesLimited: ['haproxy_frontend_requests_denied_total{job="balancer",proxy="site"}'],
  SiteDown: ['build_info{job="site"}'],
  PagesFail: ['page_render_errors_total{job="site"}', 'http_requests_total{job="site",status="500"}'],
  RendersShed: ['page_renders_shed_total{job="site"}'],
  LogLinesDropped: [
    'log_lines_dropped_total{job="site"}',
    'haproxy_process_dropped_logs_total{job="balancer"}',
  ],
  RequestsRefused: ['http_requests_refused_total{job="site"}'],
  ConnectionsDropped: ['http_connections_dropped_total{job="site"}'],
  MemoryHigh: ['process_resident_memory_bytes{job="site"}'],
  ReleasesMixed: ['build_info{job="site"}'],
};

it("has in the table of these tests every rule of alerts.yaml", () => {
  expect(Object.keys(specifiedRules)).toEqual(rules.map(({ alert, record }) => alert ?? record));
});

it.each(Object.entries(specifiedRules))("reads for %s the metrics that it is about: %j", (name, metrics) => {
  const rule = rules.find(({ alert, record }) => (alert ?? record) === name);
  expect(readBy(rule?.expr ?? "")).toEqual(metrics);
});
