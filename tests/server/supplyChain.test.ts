import { expect, it } from "vitest";
import lock from "../../package-lock.json";
import { dependencies, devDependencies } from "../../package.json";

interface LockedPackage {
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

/** Each lets anybody use, change and pass on; MPL's duty to publish ends with its own files, and the OFL's are fonts. */
const ALLOWED_LICENCES =
  "0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Zlib";

const USUAL = "compression express helmet react react-dom react-router-dom serve-static".split(" ");

const packages: Readonly<Record<string, LockedPackage>> = lock.packages;

const namesWhere = (isSo: (entry: LockedPackage) => boolean) => {
  const paths = Object.keys(packages).filter((path) => path !== "" && isSo(packages[path] ?? {}));
  return [...new Set(paths.map((path) => path.replace(/^.*node_modules\//, "")))];
};

it("pins what npm ci installs by its hash, whichever registry npm is set to", () => {
  expect(namesWhere(({ integrity }) => !integrity?.startsWith("sha512-"))).toEqual([]);
  expect(namesWhere(({ resolved }) => resolved !== undefined)).toEqual([]);
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it("needs in production the usual packages of such a site, and at most six more", () => {
  expect(USUAL.filter((name) => !(name in dependencies))).toEqual([]);
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(USUAL.length + 6);
});

it("takes packages under allowed licences", () => {
  // "(MIT AND Zlib)" requires both, "(MIT OR GPL-2.0)" leaves the choice.
  const isAllowed = (choice: string) =>
    choice.split(" AND ").every((part) => ALLOWED_LICENCES.split(" ").includes(part));
  const isTaken = ({ license = "none" }) => license.replaceAll(/[()]/g, "").split(" OR ").some(isAllowed);
  // Data under CC-BY-4.0 that Stryker alone reads and that is passed on to nobody; BSD-3-Clause in a form no longer read.
  expect(namesWhere((entry) => !isTaken(entry))).toEqual(["caniuse-lite", "parse-cache-control"]);
});

it("runs no script at install but esbuild's, which only saves the start of a process and is left out", () => {
  expect(namesWhere(({ hasInstallScript }) => hasInstallScript === true)).toEqual(["esbuild"]);
});
