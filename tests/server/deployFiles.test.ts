import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readSettings, settingsTable } from "../../server/settings";
import { company } from "../../shared/company";
import { servedSite } from "../support/servedSite";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(resolve(root, file), "utf8");

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
interface VolumeMount {
  readonly mountPath: string;
  readonly readOnly?: boolean;
}
interface KeepingContainer {
  readonly image: string;
  readonly command: readonly string[];
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly volumeMounts: readonly VolumeMount[];
  readonly securityContext: Readonly<Record<string, unknown>>;
}
interface Container {
  readonly image: string;
  readonly volumeMounts: readonly VolumeMount[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
  readonly lifecycle: { readonly preStop: { readonly sleep: { readonly seconds: number } } };
  readonly securityContext: Readonly<Record<string, unknown>>;
}
interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: Readonly<Record<string, unknown>>;
}

const site = servedSite();
const isAnswered = async (path: string) => (await site.get(path)).status === 200;

describe("deploy/compose.yaml", () => {
  interface Service {
    readonly environment?: Readonly<Record<string, string>>;
    readonly read_only?: boolean;
    readonly volumes?: readonly string[];
    readonly ports?: readonly string[];
    readonly cap_drop?: readonly string[];
    readonly command?: readonly string[];
    readonly depends_on?: unknown;
  }
  const { services } = parse(read("deploy/compose.yaml"), { merge: true }) as {
    services: Readonly<Record<string, Service>>;
  };

  it("runs two sites with settings that the server takes, read-only and without capabilities", () => {
    const sites = Object.entries(services).filter(([name]) => name.startsWith("site-"));
    expect(sites).toHaveLength(2);
    for (const [, service] of sites) {
      const environment = service.environment ?? {};
      expect(Object.keys(environment).filter((name) => !(name in settingsTable))).toEqual([]);
      expect(() => readSettings(environment)).not.toThrow();
      expect(service.read_only).toBe(true);
      expect(service.cap_drop).toEqual(["ALL"]);
    }
  });

  it("keeps the assets of a release before its sites start, in the folder where they look for old ones", () => {
    const keeper = services["keep-assets"];
    expect(keeper?.command).toEqual(["node", "dist/keepAssets.js"]);
    const folder = keeper?.environment?.["OLD_ASSETS"];
    expect(keeper?.volumes).toEqual([`old-assets:${folder}`]);
    for (const name of ["site-a", "site-b"]) {
      const site = services[name];
      expect(site?.environment?.["OLD_ASSETS"]).toBe(folder);
      expect(site?.volumes).toEqual([`old-assets:${folder}:ro`]);
      expect(site?.depends_on).toEqual({ "keep-assets": { condition: "service_completed_successfully" } });
    }
  });

  it("puts them behind the balancer of deploy/haproxy.cfg, by the names and ports of both", () => {
    const balancer = read("deploy/haproxy.cfg");
    const targets = [...balancer.matchAll(/presetenv SITE_[AB] (\S+):(\d+)/g)];
    expect(targets.map(([, name]) => name)).toEqual(
      Object.keys(services).filter((name) => name.startsWith("site-")),
    );
    expect(targets.map(([, , port]) => Number(port))).toEqual([readSettings({}).port, readSettings({}).port]);
    expect(services["balancer"]?.ports).toEqual([`8080:${/SITE_BIND \*:(\d+)/.exec(balancer)?.[1]}`]);
    expect(services["balancer"]?.volumes?.[0]).toMatch(/^\.\/haproxy\.cfg:/);
  });
});

describe("deploy/haproxy.cfg", () => {
  it("asks for readiness where the site answers it", async () => {
    const [, path = ""] = /option httpchk GET (\S+)/.exec(read("deploy/haproxy.cfg")) ?? [];
    expect(await isAnswered(path)).toBe(true);
  });

  it("gives up idle connections before the site does", () => {
    const [, seconds] = /timeout http-keep-alive (\d+)s/.exec(read("deploy/haproxy.cfg")) ?? [];
    expect(Number(seconds) * 1000).toBeLessThan(readSettings({}).keepAliveTimeoutMs);
  });
});

describe("deploy/kubernetes.yaml", () => {
  const documents = parseAllDocuments(read("deploy/kubernetes.yaml"));
  const resources = documents.map((document) => document.toJS() as Resource);
  const byKind = (kind: string) => resources.find((resource) => resource.kind === kind);
  const deployment = byKind("Deployment");
  if (!deployment) throw new Error("deploy/kubernetes.yaml has no Deployment");
  const pod = (deployment.spec["template"] as { spec: Record<string, unknown> }).spec;
  const [container] = pod["containers"] as [Container];
  const [keepAssets] = pod["initContainers"] as [KeepingContainer];
  const environment = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));

  it("is well-formed and holds all that a site needs", () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    expect(resources.map(({ kind }) => kind)).toEqual([
      "Deployment",
      "PersistentVolumeClaim",
      "Service",
      "PodDisruptionBudget",
      "HorizontalPodAutoscaler",
      "Ingress",
    ]);
    expect(new Set(resources.map(({ metadata }) => metadata.name)).size).toBe(1);
  });

  it("sets what the server reads, to values that it takes", () => {
    expect(Object.keys(environment).filter((name) => !(name in settingsTable))).toEqual([]);
    const settings = readSettings(environment);
    const ports = Object.fromEntries(container.ports.map(({ name, containerPort }) => [name, containerPort]));
    expect(ports).toEqual({ http: settings.port, metrics: settings.adminPort });
    expect(settings.publicOrigin).toBe(company.defaultPublicOrigin);
    expect(JSON.stringify(byKind("Ingress"))).toContain(`"host":"${new URL(settings.publicOrigin).host}"`);
  });

  it.each(["startupProbe", "livenessProbe", "readinessProbe"] as const)(
    "has a %s that the site answers on its port",
    async (name) => {
      const { path, port } = container[name].httpGet;
      expect(port).toBe("http");
      expect(await isAnswered(path)).toBe(true);
    },
  );

  it("gives a pod the time that the server takes to stop", () => {
    const { shutdownDelayMs, shutdownTimeoutMs } = readSettings(environment);
    const stopMs = container.lifecycle.preStop.sleep.seconds * 1000 + shutdownDelayMs + shutdownTimeoutMs;
    expect(Number(pod["terminationGracePeriodSeconds"]) * 1000).toBeGreaterThan(stopMs);
  });

  it("keeps the assets of a release before its pods take requests, where all pods look for old ones", () => {
    expect(keepAssets.command.at(-1)).toBe("dist/keepAssets.js");
    expect(keepAssets.image).toBe(container.image);
    const [{ mountPath: written } = {}] = keepAssets.volumeMounts;
    const [{ mountPath: read, readOnly } = {}] = container.volumeMounts;
    expect([written, read, readOnly]).toEqual([environment["OLD_ASSETS"], environment["OLD_ASSETS"], true]);
    expect(keepAssets.env).toEqual([{ name: "OLD_ASSETS", value: written }]);
    const claim = byKind("PersistentVolumeClaim");
    expect(claim?.spec["accessModes"]).toEqual(["ReadWriteMany"]);
    expect(JSON.stringify(pod["volumes"])).toContain(`"claimName":"${claim?.metadata.name}"`);
  });

  it("runs as nobody in particular, read-only, without capabilities", () => {
    for (const { securityContext } of [keepAssets, container])
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
    expect(pod["securityContext"]).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    expect(read("Dockerfile")).toContain("USER 1000:1000");
  });
});
