import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { root } from "../../build/folders.mjs";
import { readSettings } from "../../server/settings";
import * as company from "../support/specifiedCompany";

const read = (file: string) => readFileSync(join(root, "deploy", file), "utf8");

type Fields = Readonly<Record<string, unknown>>;

/** The resources of a file, by kind and name: `Deployment site`. */
function resourcesIn(file: string): ReadonlyMap<string, Fields> {
  const documents = parseAllDocuments(read(file)).map(
    (document) => document.toJS() as Fields & { kind: string; metadata: { name: string } },
  );
  return new Map(documents.map((resource) => [`${resource.kind} ${resource.metadata.name}`, resource]));
}

/** What is at `a.b.0.c`. */
const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((part, name) => (part as Fields | undefined)?.[name], value);

const site = resourcesIn("kubernetes/base/site.yaml");
const job = resourcesIn("kubernetes/old-assets/job.yaml");
const patch = resourcesIn("kubernetes/old-assets/deployment.yaml");

/** By whom containers are run, and what is kept from them. */
const POD_SECURITY = {
  runAsNonRoot: true,
  runAsUser: 1000,
  runAsGroup: 1000,
  fsGroup: 1000,
  seccompProfile: { type: "RuntimeDefault" },
};
const CONTAINER_SECURITY = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ["ALL"] },
};
const POD = "spec.template.spec";
const CONTAINER = `${POD}.containers.0`;
const DEPLOYMENT = "Deployment site";

// Written by hand: each number has its reason in the file.
describe("in kubernetes/ the site", () => {
  it.each<readonly [why: string, resource: string, path: string, value: unknown]>([
    ["leaves the number of its pods to the autoscaler", DEPLOYMENT, "spec.replicas", undefined],
    [
      "is released one pod more at a time, and never has fewer",
      DEPLOYMENT,
      "spec.strategy",
      { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
    ],
    ["counts a new pod after 5 s", DEPLOYMENT, "spec.minReadySeconds", 5],
    ["has 30 s to end", DEPLOYMENT, `${POD}.terminationGracePeriodSeconds`, 30],
    ["has no account of the cluster", DEPLOYMENT, `${POD}.automountServiceAccountToken`, false],
    ["is not told of other services", DEPLOYMENT, `${POD}.enableServiceLinks`, false],
    ["is not run by root", DEPLOYMENT, `${POD}.securityContext`, POD_SECURITY],
    ["writes to no disk and gains no rights", DEPLOYMENT, `${CONTAINER}.securityContext`, CONTAINER_SECURITY],
    [
      "is asked for memory and processor",
      DEPLOYMENT,
      `${CONTAINER}.resources`,
      { requests: { cpu: "250m", memory: "192Mi" }, limits: { memory: "384Mi" } },
    ],
    [
      "serves at one port, and is measured at another",
      DEPLOYMENT,
      `${CONTAINER}.ports`,
      [
        { name: "http", containerPort: 3000 },
        { name: "metrics", containerPort: 9090 },
      ],
    ],
    [
      "knows its address, its ports, and how long balancers take to notice",
      DEPLOYMENT,
      `${CONTAINER}.env`,
      [
        { name: "PUBLIC_ORIGIN", value: `https://www.${company.domain}` },
        { name: "PORT", value: "3000" },
        { name: "ADMIN_PORT", value: "9090" },
        { name: "SHUTDOWN_DELAY_MS", value: "8000" },
      ],
    ],
    [
      "has 30 s to start",
      DEPLOYMENT,
      `${CONTAINER}.startupProbe`,
      { httpGet: { path: "/healthz", port: "http" }, periodSeconds: 1, failureThreshold: 30 },
    ],
    [
      "is started again after a minute without an answer",
      DEPLOYMENT,
      `${CONTAINER}.livenessProbe`,
      {
        httpGet: { path: "/healthz", port: "http" },
        periodSeconds: 10,
        timeoutSeconds: 10,
        failureThreshold: 6,
      },
    ],
    [
      "gets no requests after three seconds without being ready",
      DEPLOYMENT,
      `${CONTAINER}.readinessProbe`,
      {
        httpGet: { path: "/readyz", port: "http" },
        periodSeconds: 1,
        timeoutSeconds: 2,
        failureThreshold: 3,
      },
    ],
    ["is spread evenly over zones", DEPLOYMENT, `${POD}.topologySpreadConstraints.0.maxSkew`, 1],
    ["is spread evenly over nodes", DEPLOYMENT, `${POD}.topologySpreadConstraints.1.maxSkew`, 1],
    ["keeps a pod while nodes are emptied", "PodDisruptionBudget site", "spec.minAvailable", 1],
    [
      "lets a node go whose pod is never ready",
      "PodDisruptionBudget site",
      "spec.unhealthyPodEvictionPolicy",
      "AlwaysAllow",
    ],
    ["has two pods at least", "HorizontalPodAutoscaler site", "spec.minReplicas", 2],
    ["has six pods at most", "HorizontalPodAutoscaler site", "spec.maxReplicas", 6],
    [
      "gets another pod from 0.4 cores on",
      "HorizontalPodAutoscaler site",
      "spec.metrics.0.resource",
      { name: "cpu", target: { type: "Utilization", averageUtilization: 160 } },
    ],
    [
      "is given up on when the balancer would",
      "HTTPRoute site",
      "spec.rules.0.timeouts",
      { request: "15s", backendRequest: "4s" },
    ],
    ["is found under its host", "HTTPRoute site", "spec.hostnames", [`www.${company.domain}`]],
    ["is closed both ways", "NetworkPolicy site", "spec.policyTypes", ["Ingress", "Egress"]],
    ["asks nobody for anything", "NetworkPolicy site", "spec.egress", []],
    [
      "is reached by visitors through the gateway, and at the other port by Prometheus alone",
      "NetworkPolicy site",
      "spec.ingress",
      [
        ["gateway", "http"],
        ["monitoring", "metrics"],
      ].map(([namespace, port]) => ({
        from: [{ namespaceSelector: { matchLabels: { "kubernetes.io/metadata.name": namespace } } }],
        ports: [{ port }],
      })),
    ],
  ])("%s", (_why, resource, path, value) => {
    expect(at(site.get(resource), path)).toEqual(value);
  });

  it("has time to end by itself: the wait for balancers, and that for open requests, and five seconds more", () => {
    const env = at(site.get(DEPLOYMENT), `${CONTAINER}.env`) as readonly { name: string; value: string }[];
    const settings = readSettings(Object.fromEntries(env.map(({ name, value }) => [name, value])));
    const graceMs = 1000 * Number(at(site.get(DEPLOYMENT), `${POD}.terminationGracePeriodSeconds`));
    expect(settings.SHUTDOWN_DELAY_MS + settings.SHUTDOWN_TIMEOUT_MS + 5000).toBeLessThanOrEqual(graceMs);
  });
});

describe("in kubernetes/ old assets", () => {
  const OLD_ASSETS = [{ name: "OLD_ASSETS", value: "/old-assets" }];
  const JOB = "Job site-keep-assets";
  it.each<readonly [why: string, resource: Fields | undefined, path: string, value: unknown]>([
    ["are kept by a job that is tried three times", job.get(JOB), "spec.backoffLimit", 2],
    ["are kept within two minutes", job.get(JOB), "spec.activeDeadlineSeconds", 120],
    ["are kept by a job that is forgotten after a day", job.get(JOB), "spec.ttlSecondsAfterFinished", 86_400],
    ["are kept by a pod that is not started again", job.get(JOB), `${POD}.restartPolicy`, "Never"],
    ["are not kept by root", job.get(JOB), `${POD}.securityContext`, POD_SECURITY],
    ["are kept without other rights", job.get(JOB), `${CONTAINER}.securityContext`, CONTAINER_SECURITY],
    ["are kept without an account", job.get(JOB), `${POD}.automountServiceAccountToken`, false],
    ["are kept by the build's program", job.get(JOB), `${CONTAINER}.command`, ["node", "dist/keepAssets.js"]],
    ["are kept where the site looks for them", job.get(JOB), `${CONTAINER}.env`, OLD_ASSETS],
    ["are read by the site", patch.get(DEPLOYMENT), `${CONTAINER}.env`, OLD_ASSETS],
    [
      "cannot be written by the site",
      patch.get(DEPLOYMENT),
      `${CONTAINER}.volumeMounts`,
      [{ name: "old-assets", mountPath: "/old-assets", readOnly: true }],
    ],
  ])("%s", (_why, resource, path, value) => {
    expect(at(resource, path)).toEqual(value);
  });
});

describe("in compose.yaml", () => {
  const { services } = parse(read("compose.yaml"), { merge: true }) as {
    services: Readonly<Record<string, Fields>>;
  };
  const names = Object.keys(services);

  it("stand two instances, a balancer and what keeps old assets", () => {
    expect(names).toEqual(["keep-assets", "site-a", "site-b", "balancer"]);
  });

  it.each(names)("%s writes to no disk but its volume, has no rights, and a log that ends", (name) => {
    expect(services[name]).toMatchObject({
      read_only: true,
      pids_limit: 64,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      logging: { driver: "json-file", options: { "max-size": "10m", "max-file": "5" } },
    });
  });

  it.each([
    ["keep-assets", { restart: "no", limits: { cpus: "1", memory: "384M" } }],
    ["site-a", { restart: "unless-stopped", limits: { cpus: "1", memory: "384M" } }],
    ["site-b", { restart: "unless-stopped", limits: { cpus: "1", memory: "384M" } }],
    ["balancer", { restart: "unless-stopped", limits: { cpus: "1", memory: "256M" } }],
  ])("%s is started again, and limited, as it needs: %j", (name, { restart, limits }) => {
    expect(services[name]).toMatchObject({ restart, deploy: { resources: { limits } } });
  });

  it.each([
    ["site-a", { "keep-assets": { condition: "service_completed_successfully" } }, undefined],
    ["site-b", { "site-a": { condition: "service_healthy" } }, ["second"]],
  ])("%s waits for what it needs, and is replaced by itself", (name, waitsFor, profiles) => {
    expect(services[name]).toMatchObject({ depends_on: waitsFor });
    expect(services[name]?.["profiles"]).toEqual(profiles);
    // A volume that the site could write would outlast a break-in.
    expect(services[name]?.["volumes"]).toEqual(["old-assets:/old-assets:ro"]);
  });

  it("the balancer is no root, waits for nobody, and is asked for its health every ten seconds", () => {
    const { user, depends_on: waitsFor, healthcheck } = services["balancer"] ?? {};
    expect([user, waitsFor]).toEqual(["99:99", undefined]);
    expect(healthcheck).toMatchObject({ interval: "10s", timeout: "10s" });
  });
});
