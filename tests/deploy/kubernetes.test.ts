import { readFileSync } from "node:fs";
import type { Deployment } from "kubernetes-types/apps/v1";
import type { HorizontalPodAutoscaler } from "kubernetes-types/autoscaling/v2";
import type { Job } from "kubernetes-types/batch/v1";
import type { PersistentVolumeClaim, PodSpec, Service } from "kubernetes-types/core/v1";
import type { NetworkPolicy } from "kubernetes-types/networking/v1";
import type { PodDisruptionBudget } from "kubernetes-types/policy/v1";
import { beforeAll, describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readSettings, settingsTable } from "../../server/settings";
import { servingServer } from "../support/builtServer";
import { imageCommand, imageHas } from "../support/dockerfile";
import { until } from "../support/until";

/** The part of a route of the Gateway API that is used here. */
interface HttpRoute {
  readonly spec: {
    readonly hostnames: readonly string[];
    readonly parentRefs: readonly { readonly sectionName: string }[];
    readonly rules: readonly {
      readonly backendRefs?: readonly { readonly name: string; readonly port: number }[];
      readonly filters?: readonly { readonly type: string; readonly requestRedirect: object }[];
      readonly timeouts?: { readonly request: string; readonly backendRequest: string };
    }[];
  };
}

interface Kustomization {
  readonly resources: readonly string[];
  readonly patches: readonly { readonly path: string }[];
}

const read = (file: string) => readFileSync(`deploy/${file}`, "utf8");
const site = parseAllDocuments(read("kubernetes/base/site.yaml")).map(
  (document) => document.toJS() as { readonly kind: string },
);
interface ResourcesByKind {
  readonly Deployment: Deployment;
  readonly Service: Service;
  readonly HorizontalPodAutoscaler: HorizontalPodAutoscaler;
  readonly PodDisruptionBudget: PodDisruptionBudget;
  readonly NetworkPolicy: NetworkPolicy;
  readonly HTTPRoute: HttpRoute;
}

/** The resources of a kind that the site has without old assets. */
const all = <Kind extends keyof ResourcesByKind>(kind: Kind) =>
  site.filter((resource) => resource.kind === kind) as unknown as readonly ResourcesByKind[Kind][];

const [deployment] = all("Deployment");
const [service] = all("Service");
const [autoscaler] = all("HorizontalPodAutoscaler");
const [budget] = all("PodDisruptionBudget");
const [policy] = all("NetworkPolicy");
const routes = all("HTTPRoute");
const job = parse(read("kubernetes/old-assets/job.yaml")) as Job;
const volume = parse(read("kubernetes/old-assets/volume.yaml")) as PersistentVolumeClaim;
const overlay = parse(read("kubernetes/old-assets/kustomization.yaml")) as Kustomization;
const patch = parse(read("kubernetes/old-assets/deployment.yaml")) as Deployment;

const pod = deployment?.spec?.template.spec;
const [container] = pod?.containers ?? [];
const environment = Object.fromEntries((container?.env ?? []).map(({ name, value = "" }) => [name, value]));
const settings = readSettings(environment);
/** The number of a port of the site's container, by its name. */
const portNamed = (name: unknown) => container?.ports?.find((port) => port.name === name)?.containerPort;

it("a pod has settings that the server takes, and logs no visitor's address", () => {
  expect(Object.keys(environment).filter((name) => !(name in settingsTable))).toEqual([]);
  expect(settings).toMatchObject({ LOG_CLIENT_ADDRESS: false, TRUST_PROXY: 0 });
});

it("has time to stop: the wait for balancers, and that for open requests, and five seconds more", () => {
  const stopMs = settings.SHUTDOWN_DELAY_MS + settings.SHUTDOWN_TIMEOUT_MS;
  expect(Number(pod?.terminationGracePeriodSeconds) * 1000).toBeGreaterThanOrEqual(stopMs + 5000);
});

it("is taken out by its probe before it takes no more requests", () => {
  const {
    periodSeconds = NaN,
    failureThreshold = NaN,
    timeoutSeconds = NaN,
  } = container?.readinessProbe ?? {};
  const noticedMs = (periodSeconds * failureThreshold + timeoutSeconds) * 1000;
  expect(settings.SHUTDOWN_DELAY_MS).toBeGreaterThan(noticedMs);
});

it("leads visitors to the port that is asked whether the site is ready, and Prometheus to that of the metrics", () => {
  const [ofService] = service?.spec?.ports ?? [];
  expect(portNamed(ofService?.targetPort)).toBe(settings.PORT);
  for (const probe of [container?.startupProbe, container?.livenessProbe, container?.readinessProbe])
    expect(probe?.httpGet?.port).toBe(ofService?.targetPort);

  const [, measured] = /regex: site;(\w+)/.exec(read("monitoring/prometheus-kubernetes.yaml")) ?? [];
  expect(portNamed(measured)).toBe(settings.ADMIN_PORT);
  const opened = policy?.spec?.ingress?.map(({ from, ports }) => [
    from?.[0]?.namespaceSelector?.matchLabels?.["kubernetes.io/metadata.name"],
    ports?.map(({ port }) => port),
  ]);
  expect(opened).toEqual([
    ["gateway", [ofService?.targetPort]],
    ["monitoring", [measured]],
  ]);
});

it("lets the site ask nobody for anything", () => {
  expect(policy?.spec?.policyTypes).toContain("Egress");
  expect(policy?.spec?.egress).toEqual([]);
});

it("has a gateway that leads to the service over https, redirects over http, and waits as long as the balancer does", () => {
  const [https, http] = ["https", "http"].map((listener) =>
    routes.find(({ spec }) => spec.parentRefs.some(({ sectionName }) => sectionName === listener)),
  );
  const ports = service?.spec?.ports?.map(({ port }) => ({ name: service.metadata?.name, port }));
  expect(https?.spec.rules.map(({ backendRefs }) => backendRefs)).toEqual([ports]);
  expect(http?.spec.rules.map(({ backendRefs }) => backendRefs)).toEqual([undefined]);
  expect(http?.spec.rules[0]?.filters?.[0]?.requestRedirect).toMatchObject({ scheme: "https" });
  const { protocol, hostname } = new URL(settings.PUBLIC_ORIGIN);
  expect(protocol).toBe("https:");
  for (const route of [https, http]) expect(route?.spec.hostnames).toEqual([hostname]);

  const seconds = (timeout: string) =>
    new RegExp(`^ +timeout ${timeout} (\\d+s)$`, "m").exec(read("haproxy.cfg"))?.[1];
  const timeouts = { request: seconds("client"), backendRequest: seconds("server") };
  expect(https?.spec.rules[0]?.timeouts).toEqual(timeouts);
});

it("scales the deployment that is there, which takes no pod away before another one serves", () => {
  const { apiVersion, kind, metadata } = deployment ?? {};
  expect(autoscaler?.spec?.scaleTargetRef).toEqual({ apiVersion, kind, name: metadata?.name });
  // Each rollout would set it anew.
  expect(deployment?.spec?.replicas).toBeUndefined();
  expect(Number(autoscaler?.spec?.minReplicas)).toBeGreaterThan(Number(budget?.spec?.minAvailable));
  expect(deployment?.spec?.strategy?.rollingUpdate?.maxUnavailable).toBe(0);
});

type Labels = Readonly<Record<string, string>> | undefined;
it.each<readonly [what: string, selector: Labels]>([
  ["deployment", deployment?.spec?.selector.matchLabels],
  ["service", service?.spec?.selector],
  ["disruption budget", budget?.spec?.selector?.matchLabels],
  ["network policy", policy?.spec?.podSelector.matchLabels],
  ...(pod?.topologySpreadConstraints ?? []).map(
    ({ topologyKey, labelSelector }) => [`spread by ${topologyKey}`, labelSelector?.matchLabels] as const,
  ),
])("selects the site's pods, and not those of the job, for the %s", (_what, selector = {}) => {
  const isSelected = (labels: Labels = {}) =>
    Object.entries(selector).every(([name, value]) => labels[name] === value);
  expect(Object.keys(selector), "selects all pods").not.toEqual([]);
  expect({
    site: isSelected(deployment?.spec?.template.metadata?.labels),
    job: isSelected(job.spec?.template.metadata?.labels),
  }).toEqual({ site: true, job: false });
});

it("keeps old assets in one volume, which the job writes and the site reads, where the image lets it", () => {
  const claim = (spec?: PodSpec) => spec?.volumes?.map(({ persistentVolumeClaim }) => persistentVolumeClaim);
  const claimName = volume.metadata?.name;
  expect(overlay.resources).toEqual(expect.arrayContaining(["../base", "volume.yaml", "job.yaml"]));
  expect(overlay.patches).toEqual([{ path: "deployment.yaml" }]);
  expect(patch.metadata?.name).toBe(deployment?.metadata?.name);
  expect(claim(job.spec?.template.spec)).toEqual([{ claimName }]);
  expect(claim(patch.spec?.template.spec)).toEqual([{ claimName, readOnly: true }]);
  const [reader] = patch.spec?.template.spec?.containers ?? [];
  const [writer] = job.spec?.template.spec?.containers ?? [];
  const [{ value: folder } = {}] = reader?.env?.filter(({ name }) => name === "OLD_ASSETS") ?? [];
  expect(reader?.volumeMounts).toMatchObject([{ mountPath: folder, readOnly: true }]);
  expect(writer?.volumeMounts).toMatchObject([{ mountPath: folder }]);
  expect(imageCommand).toContain(`--allow-fs-read=${folder}`);
});

// The rules of the Pod Security Standard "restricted", and a disk that cannot be written.
it.each([
  ["site", pod],
  ["job", job.spec?.template.spec],
])(
  "runs the %s as the image's user, without an account, without rights and without a disk",
  (_what, spec) => {
    const [user, group] = imageHas("USER").split(":");
    expect(spec?.automountServiceAccountToken).toBe(false);
    expect(spec?.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: Number(user),
      runAsGroup: Number(group),
      fsGroup: Number(group),
      seccompProfile: { type: "RuntimeDefault" },
    });
    for (const { securityContext, resources } of spec?.containers ?? []) {
      expect(securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
      expect(resources?.limits).toHaveProperty("memory");
    }
  },
);

describe("asks the site for its health", () => {
  let server: Awaited<ReturnType<typeof servingServer>>;
  const statusOf = async (path = "") => (await fetch(server.origin + path)).status;
  beforeAll(async () => {
    server = await servingServer({ SHUTDOWN_DELAY_MS: "60000", LOG_LEVEL: "silent" });
    await until(async () => (await statusOf("/readyz")) === 200);
  });

  it("where it is well, stops being ready at the image's signal to stop, and is alive until it ends", async () => {
    const { startupProbe, livenessProbe, readinessProbe } = container ?? {};
    const probes = [startupProbe, livenessProbe, readinessProbe];
    const statuses = () => Promise.all(probes.map((probe) => statusOf(probe?.httpGet?.path)));
    expect(await statuses()).toEqual([200, 200, 200]);
    server.child.kill(imageHas("STOPSIGNAL") as NodeJS.Signals);
    await until(async () => (await statusOf("/readyz")) === 503);
    expect(await statuses()).toEqual([200, 200, 503]);
  });
});
