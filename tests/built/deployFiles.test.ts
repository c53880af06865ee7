import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Deployment } from "kubernetes-types/apps/v1";
import type { Container } from "kubernetes-types/core/v1";
import { afterAll, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { root } from "../../build/folders.mjs";
import { serveBuild } from "../../build/serveBuild.mjs";
import { readSettings, settingsTable } from "../../server/settings";
import { freePort } from "../support/freePort.mjs";

const adminPort = await freePort();
const { origin, stop } = await serveBuild({ ADMIN_PORT: String(adminPort) });
afterAll(stop);
const read = (file: string) => readFileSync(join(root, "deploy", file), "utf8");

type Environment = Readonly<Record<string, string>>;
type Service = Partial<Record<"command" | "volumes", readonly string[]>> & { environment?: Environment };

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
  for (const { environment = {}, command = [], volumes = [] } of Object.values(compose.services)) {
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

it("sets in kubernetes/ what the server takes, probes it where it responds, and lets it stop by itself", async () => {
  const deployment = resources.find(({ kind }) => kind === "Deployment") as Deployment | undefined;
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

it("asks in monitoring/ only for what the server measures", async () => {
  const files = read("monitoring/alerts.yaml") + read("monitoring/dashboard.json");
  const queries = (files.match(/"?expr"?: .*/g) ?? []).join("\n").replaceAll("_bucket", "");
  const names = queries.match(/\b(?!group_left|histogram_q)[a-z]+(?:_[a-z]+)+\b(?=[[{)\s"\\]|$)/gm) ?? [];
  expect(names.length).toBeGreaterThan(15);
  const measured = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
  expect(names.filter((name) => !measured.includes(`# TYPE ${name} `))).toEqual([]);
});
