import { readFileSync } from "node:fs";
import type { Deployment } from "kubernetes-types/apps/v1";
import { expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { startBalancer } from "../support/balancer";
import { servingServer } from "../support/builtServer";
import { rawRequest } from "../support/rawRequest";
import { freePort } from "../support/freePort.mjs";
import { until } from "../support/until";

const read = (file: string) => readFileSync(`deploy/${file}`, "utf8");

interface Rule {
  readonly alert: string;
  readonly expr: string;
}
const { groups } = parse(read("monitoring/alerts.yaml")) as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const alerts = new Set(rules.map(({ alert }) => alert));
const { panels } = JSON.parse(read("monitoring/dashboard.json")) as {
  readonly panels: readonly {
    readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
  }[];
};
const queries = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr).join("\n");

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly networks?: readonly string[] | object;
  readonly build?: { readonly args: object };
  readonly deploy: { readonly resources: { readonly limits: { readonly memory: string } } };
}
const { services } = parse(read("compose.yaml"), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const deployment = parseAllDocuments(read("kubernetes/base/site.yaml"))
  .map((document) => document.toJS() as Deployment)
  .find(({ kind }) => kind === "Deployment") as Deployment;
const { scrape_configs: configs } = parse(read("monitoring/prometheus.yaml")) as {
  readonly scrape_configs: readonly {
    readonly job_name: string;
    readonly static_configs: readonly { readonly targets: readonly string[] }[];
  }[];
};
const jobs = Object.fromEntries(
  configs.map(({ job_name: name, static_configs: statics }) => [
    name,
    statics.flatMap(({ targets }) => targets),
  ]),
);

it("looks for instances and balancer where compose.yaml has their metrics, in a network of their own", () => {
  const measured = Object.entries(services).filter(([, { environment }]) => environment?.["ADMIN_PORT"]);
  expect(jobs["site"]).toEqual(
    measured.map(([name, { environment }]) => `${name}:${environment?.["ADMIN_PORT"]}`),
  );
  for (const [, { networks }] of measured) expect(networks).toContain("admin");
  expect(jobs["balancer"]).toEqual([services["balancer"]?.environment?.["SITE_ADMIN_BIND"]]);
});

it("draws in the dashboard as many in 100 requests as it says", () => {
  const quantiles = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr, legendFormat }) => {
      const [, most] = /^(\d+) in 100$/.exec(legendFormat) ?? [];
      return most ? [{ most, expr }] : [];
    }),
  );
  expect(quantiles).not.toEqual([]);
  for (const { most, expr } of quantiles) expect(expr).toContain(`histogram_quantile(0.${most},`);
});

it("is told by the image the release that it was built from by Compose", () => {
  const [argument = ""] = Object.keys(services["site-a"]?.build?.args ?? {});
  const [lastStage = ""] = readFileSync("Dockerfile", "utf8")
    .split(/^FROM /m)
    .slice(-1);
  expect(lastStage).toMatch(new RegExp(`^ARG ${argument}\\b`, "m"));
  expect(lastStage).toContain(`RELEASE=$${argument}`);
});

it("asks in alerts and dashboard for what the server and its balancer measure, by their jobs and labels", async () => {
  const adminPort = await freePort();
  const site = await servingServer({ ADMIN_PORT: String(adminPort), LOG_LEVEL: "silent" });
  const balancer = await startBalancer([await freePort(), await freePort()]);
  await until(async () => (await balancer.metrics()) !== "");
  // Some have their labels only once there was a request.
  await fetch(`${site.origin}/about`);
  await rawRequest(site.port, "no request\r\n\r\n");
  const ofSite = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
  const ofBalancer = await balancer.metrics();
  const namesIn = (metrics: string) =>
    [...metrics.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = "", type]) =>
      type === "histogram" ? [`${name}_bucket`, `${name}_count`] : [name],
    );
  const known = new Map<string, readonly string[]>([
    ["site", ["up", ...namesIn(ofSite)]],
    ["balancer", ["up", ...namesIn(ofBalancer)]],
  ]);

  // Names that no parentheses follow, as they follow functions, and that are no words between or before lists of labels.
  const withoutLists = queries.replaceAll(/ (?:by|on|group_left) ?\(.*?\)/g, "");
  const asked = withoutLists.match(/\b(?!(?:and|or)\b)[a-z][a-z\d_]*(?:\{.*?\})?(?![\w"=!~.]| ?\()/g) ?? [];
  expect(asked.length).toBeGreaterThan(20);
  const unknown = asked.filter((metric) => {
    const [, name = "", job = ""] = /^(\w+)\{job="(\w+)"/.exec(metric) ?? [];
    return !known.get(job)?.includes(name);
  });
  expect(unknown).toEqual([]);
  const measured = `${ofSite}\n${ofBalancer}`;
  const labelsIn = (samples: string) => [...samples.matchAll(/[{,](\w+)=/g)].map(([, label = ""]) => label);
  /** Those that Prometheus adds, and those of all samples whose lines match. */
  const labelsOf = (lines: RegExp) =>
    new Set(["job", "instance", ...(measured.match(lines) ?? []).flatMap(labelsIn)]);
  const missing = asked.flatMap((metric) => {
    const labels = labelsOf(new RegExp(`^${metric.replace(/\{.*/, "")}\\{.*`, "gm"));
    return labelsIn(metric).flatMap((label) => (labels.has(label) ? [] : [`${label} of ${metric}`]));
  });
  const grouping = [...queries.matchAll(/\bby \((.*?)\)/g)].flatMap(([, labels = ""]) => labels.split(/, ?/));
  const labels = labelsOf(/^\w+\{.*/gm);
  expect([...missing, ...grouping.filter((label) => !labels.has(label))]).toEqual([]);
  // HAProxy's sections, by which visitors' requests are told from others.
  for (const [proxy] of queries.matchAll(/proxy="\w+"/g)) expect(ofBalancer).toContain(`{${proxy}`);
});

it("says that memory is high before an instance may have no more", () => {
  const [, threshold] = /process_resident_memory_bytes\S* > (\d+) \* 1024 \* 1024/.exec(queries) ?? [];
  const limits = [
    services["site-a"]?.deploy.resources.limits.memory,
    deployment.spec?.template.spec?.containers[0]?.resources?.limits?.["memory"],
  ];
  for (const limit of limits) expect(Number(threshold)).toBeLessThan(Number.parseInt(`${limit}`, 10) * 0.9);
});

it("has for each alert a section in the runbook, and a trial in which it fires", () => {
  const runbook = read("runbook.md");
  const titles = [...runbook.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) => title);
  expect(new Set(titles)).toEqual(new Set([...titles, ...alerts]));
  const anchors = [...runbook.matchAll(/\]\(#(.*?)\)/g)].map(([, anchor = ""]) => anchor);
  const known = new Set(titles.map((title) => title.toLowerCase().replaceAll(" ", "-")));
  expect(anchors.filter((anchor) => !known.has(anchor))).toEqual([]);

  const { tests } = parse(read("monitoring/alerts.test.yaml")) as {
    readonly tests: readonly {
      readonly alert_rule_test: readonly { readonly alertname: string; readonly exp_alerts?: unknown }[];
    }[];
  };
  const trials = tests.flatMap((test) => test.alert_rule_test);
  const fired = trials.filter((trial) => trial.exp_alerts).map((trial) => trial.alertname);
  expect(new Set(fired)).toEqual(alerts);
});
