import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readSettings, settingsTable } from "../../server/settings";
import { startBalancer } from "../support/balancer";
import { imageCommand, imageHas } from "../support/dockerfile";
import { freePort } from "../support/freePort.mjs";
import { until } from "../support/until";

type Environment = Readonly<Record<string, string>>;
interface Service {
  readonly image: string;
  readonly environment?: Environment;
  readonly networks?: readonly string[] | Readonly<Record<string, { readonly aliases?: readonly string[] }>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly ulimits?: { readonly nofile: number };
}

const { services, networks } = parse(readFileSync("deploy/compose.yaml", "utf8"), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
};
const instances = Object.entries(services).filter(([name]) => name.startsWith("site-"));
const balancer = services["balancer"];

/** What haproxy.cfg assumes unless Compose says otherwise. */
const presets = Object.fromEntries(
  [...readFileSync("deploy/haproxy.cfg", "utf8").matchAll(/presetenv (\w+) (.*)/g)].map(
    ([, name = "", value = ""]) => [name, value],
  ),
);

it.each(instances)("%s gets settings that the server takes, and logs no visitor's address", (_name, site) => {
  // This machine has no such folder.
  const environment = { ...site.environment, OLD_ASSETS: "." };
  expect(Object.keys(environment).filter((name) => !(name in settingsTable))).toEqual([]);
  expect(readSettings(environment)).toMatchObject({ LOG_CLIENT_ADDRESS: false, TRUST_PROXY: 0 });
});

it.each(instances)("%s reads old assets where the image lets it, and cannot write them", (_name, site) => {
  const { OLD_ASSETS } = site.environment ?? {};
  expect(site.volumes).toEqual([`old-assets:${OLD_ASSETS}:ro`]);
  expect(services["keep-assets"]?.volumes).toEqual([`old-assets:${OLD_ASSETS}`]);
  expect(imageCommand).toContain(`--allow-fs-read=${OLD_ASSETS}`);
});

it("a new volume for old assets belongs to the image's user, who writes it", () => {
  const [, folder = ""] = services["keep-assets"]?.volumes?.[0]?.split(":") ?? [];
  const copy = new RegExp(`^COPY .*--chown=(\\S+) \\S+ ${folder}$`, "m");
  expect(copy.exec(readFileSync("Dockerfile", "utf8"))?.[1]).toBe(imageHas("USER"));
});

describe("the balancer", () => {
  it("finds the instances at the image's port, and is found at the port that is published, to which it redirects", () => {
    const [, port] = /\bPORT=(\d+)/.exec(readFileSync("Dockerfile", "utf8")) ?? [];
    expect([presets["SITE_A"], presets["SITE_B"]]).toEqual(instances.map(([name]) => `${name}:${port}`));
    const origin = balancer?.environment?.["PUBLIC_ORIGIN"] ?? "";
    const [, visitors] = presets["SITE_BIND"]?.split(":") ?? [];
    expect(balancer?.ports).toEqual([`${new URL(origin).port}:${visitors}`]);
    for (const [, { environment }] of instances) expect(environment?.["PUBLIC_ORIGIN"]).toBe(origin);
  });

  it("shows its metrics to the machine itself, and in Compose to the admin network alone", () => {
    expect(presets["SITE_ADMIN_BIND"]).toMatch(/^127\.0\.0\.1:\d+$/);
    const [host] = balancer?.environment?.["SITE_ADMIN_BIND"]?.split(":") ?? [];
    expect(balancer?.networks).toEqual({ default: {}, admin: { aliases: [host] } });
    expect(networks["admin"]?.internal).toBe(true);
  });

  it("is allowed as many file descriptors as it takes", async () => {
    const { child, metrics } = await startBalancer([await freePort(), await freePort()]);
    await until(async () => (await metrics()) !== "");
    const [, taken] = /^Max open files +(\d+)/m.exec(readFileSync(`/proc/${child.pid}/limits`, "utf8")) ?? [];
    expect(Number(taken)).toBeLessThanOrEqual(balancer?.ulimits?.nofile ?? 0);
  });
});

it.each(Object.entries(services))(
  "%s writes to no disk but its volume, gains no rights, and has an end to its memory and its log",
  (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      deploy: { resources: { limits: { memory: expect.any(String) as string } } },
      logging: { options: { "max-size": expect.any(String) as string } },
    });
  },
);
