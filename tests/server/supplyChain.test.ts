import { expect, it } from "vitest";
import lock from "../../package-lock.json";
import { dependencies, devDependencies } from "../../package.json";

interface LockedPackage {
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
}

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
