import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import lock from "../../package-lock.json";
import { dependencies, devDependencies } from "../../package.json";

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
