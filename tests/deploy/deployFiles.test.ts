import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Deployment } from "kubernetes-types/apps/v1";
import type { Container, Service as PodsService } from "kubernetes-types/core/v1";
import type { Job } from "kubernetes-types/batch/v1";
import type { NetworkPolicy } from "kubernetes-types/networking/v1";
import type { PodDisruptionBudget } from "kubernetes-types/policy/v1";
import { afterAll, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { root } from "../../build/folders.mjs";
import { serveBuild } from "../../build/serveBuild.mjs";
import { readSettings, settingsTable } from "../../server/settings";
import { startBalancer } from "../support/balancer";
import { servingServer } from "../support/builtServer";
import { parseDockerfile } from "../support/dockerfile";
import { freePort } from "../support/freePort.mjs";
import { until } from "../support/until";

const adminPort = await freePort();
const { origin, stop } = await serveBuild({ ADMIN_PORT: String(adminPort) });
afterAll(stop);
const read = (file: string) => readFileSync(join(root, "deploy", file), "utf8");

type Environment = Readonly<Record<string, string>>;
type Service = Partial<Record<"command" | "volumes", readonly string[]>> & {
  image: string;
  environment?: Environment;
};

/** With a folder of this machine in the place of the volume. */
function settingsOf(environment: Environment) {
  expect(Object.keys(environment).filter((name) => !(name in settingsTable))).toEqual([]);
  const settings = readSettings({
    ...environment,
    ...("OLD_ASSETS" in environment && { OLD_ASSETS: root }),
  });
  // Who wants visitors' addresses in the log has to say so.
  expect(settings).toMatchObject({ LOG_CLIENT_ADDRESS: false, TRUST_PROXY: 0 });
  return settings;
}

/** Probes are answered before the site is ready, too. */
const isProbe = async (path = "") => [200, 503].includes((await fetch(origin + path)).status);

it("has in compose.yaml settings that the server takes, and commands that the build has", async () => {
  const compose = parse(read("compose.yaml"), { merge: true }) as { services: Record<string, Service> };
  const ofSite = Object.values(compose.services).filter(({ image }) => image === "site");
  expect(ofSite).toHaveLength(3);
  for (const { environment = {}, command = [], volumes = [] } of ofSite) {
    settingsOf(environment);
    expect(volumes.some((each) => each.includes(":/old-assets"))).toBe("OLD_ASSETS" in environment);
    const built = command.filter((word) => word.startsWith("dist/"));
    expect(built.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  }
});

const kubernetesFiles = ["base", "old-assets"].flatMap((folder) =>
  readdirSync(join(root, "deploy/kubernetes", folder)).map((file) => `kubernetes/${folder}/${file}`),
);
const resources = kubernetesFiles
  .flatMap((file) => parseAllDocuments(read(file)))
  .map((document) => document.toJS() as { readonly kind: string })
  // Which kustomize reads alone.
  .filter(({ kind }) => kind !== "Kustomization");

interface ResourcesByKind {
  readonly Deployment: Deployment;
  readonly Job: Job;
  readonly NetworkPolicy: NetworkPolicy;
  readonly PodDisruptionBudget: PodDisruptionBudget;
  readonly Service: PodsService;
}

/** The first resource of a kind: of a deployment the base, as its patch is in a later folder. */
const resourceOf = <Kind extends keyof ResourcesByKind>(kind: Kind) =>
  resources.find((resource) => resource.kind === kind) as ResourcesByKind[Kind] | undefined;

/** The part of a route of the Gateway API that is used here. */
interface HttpRoute {
  readonly spec: {
    readonly hostnames: readonly string[];
    readonly parentRefs: readonly { readonly sectionName: string }[];
    readonly rules: readonly { readonly backendRefs?: unknown; readonly filters?: unknown }[];
  };
}

type Labels = Readonly<Record<string, string>> | undefined;
const deployment = resourceOf("Deployment");
const spread = deployment?.spec?.template.spec?.topologySpreadConstraints ?? [];

it.each<readonly [what: string, selector: Labels]>([
  ["deployment", deployment?.spec?.selector.matchLabels],
  ["service", resourceOf("Service")?.spec?.selector],
  ["disruption budget", resourceOf("PodDisruptionBudget")?.spec?.selector?.matchLabels],
  ["network policy", resourceOf("NetworkPolicy")?.spec?.podSelector.matchLabels],
  ["spread over zones", spread[0]?.labelSelector?.matchLabels],
  ["spread over nodes", spread[1]?.labelSelector?.matchLabels],
])("selects in kubernetes/ the site's pods, and not those of the job, for the %s", (_what, selector = {}) => {
  const isSelected = (labels: Labels = {}) =>
    Object.entries(selector).every(([name, value]) => labels[name] === value);
  expect(Object.keys(selector), "selects all pods").not.toEqual([]);
  expect({
    site: isSelected(deployment?.spec?.template.metadata?.labels),
    job: isSelected(resourceOf("Job")?.spec?.template.metadata?.labels),
  }).toEqual({ site: true, job: false });
});

it("is reached in kubernetes/ through a gateway: at the service's port over https, and by a redirect over http", () => {
  const routes = resources.filter(({ kind }) => kind === "HTTPRoute") as unknown as readonly HttpRoute[];
  const [https, http] = ["https", "http"].map((listener) =>
    routes.find(({ spec }) => spec.parentRefs.some(({ sectionName }) => sectionName === listener)),
  );
  const { name } = resourceOf("Service")?.metadata ?? {};
  const ports = resourceOf("Service")?.spec?.ports?.map(({ port }) => ({ name, port }));
  expect(https?.spec.rules.map(({ backendRefs }) => backendRefs)).toEqual([ports]);
  expect(http?.spec.rules).toEqual([
    { filters: [{ type: "RequestRedirect", requestRedirect: { scheme: "https", statusCode: 301 } }] },
  ]);
  expect(http?.spec.hostnames).toEqual(https?.spec.hostnames);
});

it("has in kubernetes/ no selector that the tests do not compare", () => {
  const selectors = JSON.stringify(resources).match(/"(?:selector|podSelector|labelSelector)":/g);
  expect(selectors).toHaveLength(6);
});

it("stops the image with the signal on which the server goes on serving until balancers have noticed", async () => {
  const run = parseDockerfile(readFileSync(join(root, "Dockerfile"), "utf8")).at(-1);
  const signal = run?.instructions.find(({ name }) => name === "STOPSIGNAL")?.text;
  const { child, origin: stopping } = await servingServer({
    SHUTDOWN_DELAY_MS: "60000",
    LOG_LEVEL: "silent",
  });
  const isReady = async () => (await fetch(`${stopping}/readyz`)).status === 200;
  await until(isReady);
  child.kill(signal as NodeJS.Signals);
  await until(async () => !(await isReady()));
  expect((await fetch(`${stopping}/healthz`)).status).toBe(200);
});

it("sets in kubernetes/ what the server takes, probes it where it responds, and lets it stop by itself", async () => {
  const pod = deployment?.spec?.template.spec;
  const container: Container = pod?.containers[0] ?? { name: "none" };
  const { env = [], ports } = container;
  const settings = settingsOf(Object.fromEntries(env.map(({ name, value = "" }) => [name, value])));

  expect(ports?.map(({ containerPort }) => containerPort)).toEqual([settings.PORT, settings.ADMIN_PORT]);
  const named = JSON.stringify(resources).matchAll(/"(?:port|targetPort)":"(.*?)"/g);
  expect([...named].filter(([, name]) => !ports?.some((port) => port.name === name))).toEqual([]);
  const stopMs = settings.SHUTDOWN_DELAY_MS + settings.SHUTDOWN_TIMEOUT_MS;
  expect(Number(pod?.terminationGracePeriodSeconds) * 1000).toBeGreaterThan(stopMs);
  for (const kind of ["startupProbe", "livenessProbe", "readinessProbe"] as const) {
    expect(container[kind]?.httpGet?.port).toBe("http");
    // One that also falls while the server stops.
    const path = kind === "readinessProbe" ? "/readyz" : container[kind]?.httpGet?.path;
    expect([container[kind]?.httpGet?.path, await isProbe(path)]).toEqual([path, true]);
  }
});

it("asks in monitoring/ only for what the server or its balancer measures, or alerts.yaml records", async () => {
  const alerts = read("monitoring/alerts.yaml");
  const recorded = [...alerts.matchAll(/record: (\S+)/g)].map(([, name]) => name);
  const { groups } = parse(alerts) as { groups: { rules: { expr: string }[] }[] };
  const { panels } = JSON.parse(read("monitoring/dashboard.json")) as {
    panels: { targets: { expr: string }[] }[];
  };
  const queries = [
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ].join("\n");
  // What is neither in braces, nor followed by parentheses as functions are, and has several words.
  const names =
    queries.replaceAll(/\{.*?\}/g, "").match(/\b(?!group_left)[a-z]+(?:[_:][a-z\d]+)+\b(?! ?\()/g) ?? [];
  expect(names.length).toBeGreaterThan(50);

  const balancer = await startBalancer([await freePort(), await freePort()]);
  await until(async () => (await balancer.metrics()) !== "");
  const ofSite = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
  const measured = [...(ofSite + (await balancer.metrics())).matchAll(/^# TYPE (\S+) (\S+)/gm)];
  const measuredNames = measured.flatMap(([, name, type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_count`] : [name],
  );
  const known = new Set([...measuredNames, ...recorded]);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  // A boundary that no bucket has would be a ratio of nothing.
  expect(ofSite).toContain('le="0.5"');
  // HAProxy's sections, by which alerts and dashboard tell visitors' requests from others.
  const proxies = [...queries.matchAll(/proxy="(\w+)"/g)].map(([, proxy]) => proxy ?? "");
  expect(new Set(proxies)).toEqual(new Set(["site", "instances"]));
  for (const proxy of proxies) expect(await balancer.metrics()).toContain(`{proxy="${proxy}"`);
});
