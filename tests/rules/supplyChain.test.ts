import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import lock from "../../package-lock.json";
import { dependencies, devDependencies, version } from "../../package.json";

interface Step {
  readonly name?: string;
  readonly run?: string;
}

const { "": _site, ...packages } = lock.packages;

it("pins what npm ci installs by its hash, whichever registry npm is set to", () => {
  const entries = Object.entries<{ readonly integrity?: string; readonly resolved?: string }>(packages);
  expect(entries.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it("builds the image with the version of Node that .nvmrc names for developers", () => {
  const [, inImage] = /^FROM node:([\d.]+)-/m.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  expect(inImage).toBe(readFileSync(".nvmrc", "utf8").trim());
});

it("publishes no image but that of package.json's version, on base images pinned by digest", () => {
  const publish = parse(readFileSync(".github/workflows/publish.yaml", "utf8")) as {
    readonly jobs: { readonly image: { readonly steps: readonly Step[] } };
  };
  const refusal = publish.jobs.image.steps.find(({ name }) => name?.startsWith("Refuse "));
  const folder = mkdtempSync(join(tmpdir(), "publish-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ version: "1.2.3", type: "module" }, null, 2));
  const statusFor = (tag: string, dockerfile: string) => {
    writeFileSync(join(folder, "Dockerfile"), dockerfile);
    const env = { PATH: process.env["PATH"], GITHUB_REF_NAME: tag };
    // As GitHub calls it.
    const bash = ["--noprofile", "--norc", "-eo", "pipefail", "-c", refusal?.run ?? ""];
    return spawnSync("bash", bash, { cwd: folder, env, stdio: "ignore" }).status;
  };

  const digest = `@sha256:${"0a".repeat(32)}`;
  const pinned = `FROM node:24-slim${digest} AS build\nRUN true\nFROM debian:slim${digest}\n`;
  expect(statusFor("v1.2.3", pinned)).toBe(0);
  expect(statusFor("v1.2.4", pinned)).toBe(1);
  expect(statusFor("v1.2.3", pinned.replace(digest, ""))).toBe(1);
  expect(statusFor("v1.2.3", pinned.replace(`slim${digest}\n`, "slim\n"))).toBe(1);
  // Renovate pins them, as nobody should by hand.
  const renovate = JSON.parse(readFileSync(".github/renovate.json", "utf8")) as { extends: string[] };
  expect(renovate.extends).toContain("docker:pinDigests");
  expect(readFileSync("Dockerfile", "utf8")).toContain(`image.version="${version}"`);
});

const workflows = [".github/workflows", ".github/actions"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") })),
);

it("runs no action of others but by the digest of a version that is named beside it", () => {
  const used = workflows.flatMap(({ file, text }) =>
    [...text.matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action]) => `${file}: ${action}`),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((action) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  const renovate = JSON.parse(readFileSync(".github/renovate.json", "utf8")) as { extends: string[] };
  expect(renovate.extends).toContain("helpers:pinGitHubActionDigests");
});

it("gives names that others choose, such as that of a branch, to no shell as part of a command", () => {
  const commands = workflows.flatMap(({ file, text }) => {
    const found: string[] = [];
    JSON.stringify(parse(text), (key, value: unknown) => {
      if (key === "run" && typeof value === "string" && value.includes("${{"))
        found.push(`${file}: ${value}`);
      return value;
    });
    return found;
  });
  expect(commands).toEqual([]);
});
