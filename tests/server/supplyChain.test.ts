import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

/** Each lets anybody use, change and pass on; MPL's duty to publish ends with its own files, and the OFL's are fonts. */
const ALLOWED_LICENCES = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Zlib",
]);

/** Packages whose licence npm cannot tell, as their own LICENSE file has it. */
const licencesByHand: Readonly<Record<string, string>> = {
  // Its package.json says "BSD" in a form that is no longer read; the text has three clauses.
  "parse-cache-control": "BSD-3-Clause",
};

/** Under CC-BY-4.0: data that Stryker alone reads, and that is passed on to nobody. */
const DATA_OF_TOOLS = ["caniuse-lite"];

/** What they would do at install nobody needs: esbuild's only saves the start of a process. */
const SCRIPTS_LEFT_OUT = ["esbuild"];

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"));

describe("the packages that npm ci installs", () => {
  const { packages } = read("package-lock.json") as { packages: Readonly<Record<string, LockedPackage>> };
  const locked = Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, entry]) => ({ ...entry, name: path.replace(/^.*node_modules\//, "") }));
  const namesWhere = (isSo: (entry: LockedPackage & { readonly name: string }) => boolean) => [
    ...new Set(locked.filter(isSo).map(({ name }) => name)),
  ];

  it("are pinned by their hash, and come from whichever registry npm is set to", () => {
    expect(namesWhere(({ integrity }) => !integrity?.startsWith("sha512-"))).toEqual([]);
    expect(namesWhere(({ resolved }) => resolved !== undefined)).toEqual([]);
    const { dependencies, devDependencies } = read("package.json") as Record<
      "dependencies" | "devDependencies",
      Readonly<Record<string, string>>
    >;
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it("are for production the usual ones of such a site, and at most six more, each with its reason", () => {
    const usual = "compression express helmet react react-dom react-router-dom serve-static".split(" ");
    const { dependencies } = read("package.json") as { dependencies: Readonly<Record<string, string>> };
    const others = Object.keys(dependencies).filter((name) => !usual.includes(name));
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(usual));
    expect(others.length).toBeLessThanOrEqual(6);
    const reasons = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
    expect(others.filter((name) => !new RegExp(`^\\| \`${name}\` +\\| \\w`, "m").test(reasons))).toEqual([]);
  });

  it("are under allowed licences", () => {
    const isAllowed = ({ name, license = licencesByHand[name] ?? "none" }: (typeof locked)[number]) =>
      // "(MIT AND Zlib)" requires both, "(MIT OR GPL-2.0)" leaves the choice.
      license
        .replace(/^\((.*)\)$/, "$1")
        .split(" OR ")
        .some((choice) => choice.split(" AND ").every((part) => ALLOWED_LICENCES.has(part)));
    expect(namesWhere((entry) => !isAllowed(entry))).toEqual(DATA_OF_TOOLS);
  });

  it("run no script at install but those that are known to be needless", () => {
    expect(namesWhere(({ hasInstallScript }) => hasInstallScript === true)).toEqual(SCRIPTS_LEFT_OUT);
  });
});
