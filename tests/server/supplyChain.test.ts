import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface LockedPackage {
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

/** Each lets anybody use, change and pass on; MPL's duty to publish ends with its own files, and the OFL's are fonts. */
const ALLOWED_LICENCES = new Set(
  "0BSD,Apache-2.0,BSD-2-Clause,BSD-3-Clause,BlueOak-1.0.0,CC0-1.0,ISC,MIT,MIT-0,MPL-2.0,OFL-1.1,Python-2.0,Zlib".split(
    ",",
  ),
);

/** As its own LICENSE file has it: its package.json says "BSD" in a form that is no longer read. */
const licencesByHand: Readonly<Record<string, string>> = { "parse-cache-control": "BSD-3-Clause" };

/** Under CC-BY-4.0: data that Stryker alone reads, and that is passed on to nobody. */
const DATA_OF_TOOLS = ["caniuse-lite"];

/** What they would do at install nobody needs: esbuild's only saves the start of a process. */
const SCRIPTS_LEFT_OUT = ["esbuild"];

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"));
const { packages } = read("package-lock.json") as { packages: Readonly<Record<string, LockedPackage>> };
const { dependencies, devDependencies } = read("package.json") as Record<
  "dependencies" | "devDependencies",
  Readonly<Record<string, string>>
>;

const namesWhere = (isSo: (entry: LockedPackage, name: string) => boolean) => [
  ...new Set(
    Object.entries(packages)
      .filter(([path]) => path !== "")
      .map(([path, entry]) => [path.replace(/^.*node_modules\//, ""), entry] as const)
      .filter(([name, entry]) => isSo(entry, name))
      .map(([name]) => name),
  ),
];

it("pins what npm ci installs by its hash, whichever registry npm is set to", () => {
  expect(namesWhere(({ integrity }) => !integrity?.startsWith("sha512-"))).toEqual([]);
  expect(namesWhere(({ resolved }) => resolved !== undefined)).toEqual([]);
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it("needs in production the usual packages of such a site, and at most six more", () => {
  const usual = "compression express helmet react react-dom react-router-dom serve-static".split(" ");
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(usual));
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(usual.length + 6);
});

it("takes packages under allowed licences", () => {
  const isAllowed = (license: string) =>
    // "(MIT AND Zlib)" requires both, "(MIT OR GPL-2.0)" leaves the choice.
    license
      .replace(/^\((.*)\)$/, "$1")
      .split(" OR ")
      .some((choice) => choice.split(" AND ").every((part) => ALLOWED_LICENCES.has(part)));
  expect(namesWhere(({ license }, name) => !isAllowed(license ?? licencesByHand[name] ?? "none"))).toEqual(
    DATA_OF_TOOLS,
  );
});

it("runs no script at install but those that are known to be needless", () => {
  expect(namesWhere(({ hasInstallScript }) => hasInstallScript === true)).toEqual(SCRIPTS_LEFT_OUT);
});
