import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(resolve(root, file), "utf8");

interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
}
interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly unknown[];
  readonly properties: readonly { readonly name: string; readonly value: string }[];
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

/** What they would do at install nobody needs: esbuild's only saves the start of a process. */
const SCRIPTS_LEFT_OUT = ["esbuild"];

const MAX_DIRECT = 11;
const MAX_PRODUCTION = 105;

const { packages } = JSON.parse(read("package-lock.json")) as {
  packages: Readonly<Record<string, LockedPackage>>;
};
const locked = Object.entries(packages)
  .filter(([path]) => path !== "")
  .map(([path, entry]) => ({ ...entry, name: path.replace(/^.*node_modules\//, "") }));
const idOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;
const production = new Set(locked.filter(({ dev, devOptional }) => !dev && !devOptional).map(idOf));
const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };

describe("package-lock.json", () => {
  it("knows the bytes of every package, and names no registry's host", () => {
    expect(locked.filter(({ integrity }) => !integrity?.startsWith("sha512-")).map(idOf)).toEqual([]);
    expect(locked.filter(({ resolved }) => resolved !== undefined).map(idOf)).toEqual([]);
  });

  it("holds only packages under allowed licences", () => {
    const wrong = locked.flatMap((entry) => {
      const licence = entry.license ?? licencesByHand[entry.name] ?? "none";
      // "(MIT AND Zlib)" asks for both, "(MIT OR GPL-2.0)" leaves the choice.
      const isAllowed = licence
        .replace(/^\((.*)\)$/, "$1")
        .split(" OR ")
        .some((choice) => choice.split(" AND ").every((part) => ALLOWED_LICENCES.has(part)));
      return isAllowed ? [] : [`${idOf(entry)}: ${licence}`];
    });
    expect(wrong).toEqual([]);
  });

  it("has install scripts only where it is known that they are not needed, and npm runs none", () => {
    expect(locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)).toEqual(
      SCRIPTS_LEFT_OUT,
    );
    expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
  });

  it("stays small in production: the README says how small", () => {
    const direct = Object.keys(dependencies).length;
    expect(direct).toBeLessThanOrEqual(MAX_DIRECT);
    expect(production.size).toBeLessThanOrEqual(MAX_PRODUCTION);
    expect(read("README.md")).toContain(
      `${direct} packages for production, ${production.size} with all that they bring`,
    );
  });

  it("pins every version that package.json names", () => {
    const { devDependencies } = JSON.parse(read("package.json")) as {
      devDependencies: Record<string, string>;
    };
    expect(
      Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
      ),
    ).toEqual([]);
  });
});

describe("the bill of materials by the README's command", () => {
  let bill: { bomFormat: string; components: readonly Component[] };
  beforeAll(async () => {
    const [, options = ""] = /^npm sbom (.*)$/m.exec(read("README.md")) ?? [];
    const { stdout } = await promisify(execFile)("npm", ["sbom", ...options.split(" ")], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    });
    bill = JSON.parse(stdout) as typeof bill;
  });

  it("is CycloneDX and lists every package of production with its address and hash", () => {
    expect(bill.bomFormat).toBe("CycloneDX");
    const byId = new Map(bill.components.map((component) => [idOf(component), component]));
    expect([...production].filter((id) => !byId.has(id))).toEqual([]);
    for (const id of production) {
      expect(byId.get(id)?.purl).toMatch(/^pkg:npm\//);
      expect(byId.get(id)?.hashes?.length, id).toBeGreaterThan(0);
    }
  });

  it("marks what is there for development only", () => {
    const isForDevelopment = ({ properties }: Component) =>
      properties.some(({ name }) => name === "cdx:npm:package:development");
    const marked = bill.components.filter(isForDevelopment);
    expect(marked.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["esbuild", "playwright", "vitest"]),
    );
    // A version that lies in several places has one entry.
    const elsewhere = new Set(locked.filter(({ dev }) => dev).map(idOf));
    expect(marked.map(idOf).filter((id) => production.has(id) && !elsewhere.has(id))).toEqual([]);
  });
});
