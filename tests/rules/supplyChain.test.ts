import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import lock from "../../package-lock.json";
import { dependencies, devDependencies, version } from "../../package.json";

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

it("gives the image the version of package.json", () => {
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
