import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Ajv, type AnySchemaObject } from "ajv";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import lock from "../../package-lock.json";
import type { Manifest } from "../../server/files/manifest";

interface Component {
  readonly "bom-ref": string;
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes: readonly { readonly content: string }[];
  readonly properties: readonly { readonly value: string }[];
}
interface Bill {
  readonly serialNumber: string;
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const read = (file: string) => readFileSync(join(root, file), "utf8");
const readJson = (file: string): unknown => JSON.parse(read(file));
const bill = readJson("dist/bom.cdx.json") as Bill;
const [opening = "", ...notices] = read("dist/THIRD-PARTY-NOTICES").split(/^={80}\n/m);

const nameOf = ({ group, name, version }: Component) => `${group ? `${group}/` : ""}${name} ${version}`;
const billedIn = (part: string) =>
  bill.components.filter(({ properties }) => properties.some(({ value }) => value === part)).map(nameOf);

const locked = Object.entries<{ readonly version?: string; readonly integrity?: string }>(lock.packages)
  .filter(([folder]) => folder !== "")
  .map(([folder, { version, integrity }]) => {
    const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    return { folder, label: `${name} ${version}`, integrity };
  });
/** The packages that files are in, as package-lock.json names them. */
function packagesOf(files: readonly string[]) {
  const labels = files.flatMap((file) => {
    const within = locked.filter(({ folder }) => file.includes(`${folder}/`));
    return within.toSorted((one, other) => other.folder.length - one.folder.length).slice(0, 1);
  });
  return [...new Set(labels.map(({ label }) => label))].toSorted();
}

describe("the packages of others that THIRD-PARTY-NOTICES and bom.cdx.json name", () => {
  it("are those of which the maps of the server's files know a source", () => {
    const maps = readdirSync(join(root, "dist")).filter((file) => file.endsWith(".js.map"));
    const sources = maps.flatMap((file) => (readJson(`dist/${file}`) as { sources: string[] }).sources);
    expect(billedIn("server")).toEqual(packagesOf(sources));
  });

  it("are those which a bundle of all that browsers import has, and the fonts of dist/assets/", async () => {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: ["client/main.ts", "shared/pages/*/*Page.tsx"],
      bundle: true,
      write: false,
      outdir: "unused",
      format: "esm",
      splitting: true,
      minify: true,
      metafile: true,
      logLevel: "silent",
      loader: { ".woff2": "empty" },
    });
    const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
    );
    const { core } = readJson("dist/manifest.json") as Manifest;
    const fonts = [...read(`dist${core.stylesheet.href}`).matchAll(/[\w.-]+\.woff2/g)].map(([file]) => file);
    const ofFonts = locked.filter(({ folder }) =>
      fonts.some((file) => file.startsWith(folder.replace("node_modules/@fontsource-variable/", ""))),
    );
    expect(fonts).toHaveLength(6);
    expect(ofFonts).toHaveLength(2);
    const inBundles = [...ofFonts.map(({ label }) => label), ...packagesOf(used)];
    expect(billedIn("browser")).toEqual(inBundles.toSorted());
  });

  it("are the same in both, each with its licence's name and the text that came with the package", () => {
    expect(notices.map((notice) => notice.split("\n", 1)[0])).toEqual(bill.components.map(nameOf));
    expect(opening).toContain(` ${bill.components.length} packages `);
    for (const notice of notices) {
      const [name = "", license = ""] = notice.split("\n");
      expect(license, name).toMatch(/^[\w.-]+; in the server|^[\w.-]+; in what browsers fetch/);
      const { folder = "" } = locked.find(({ label }) => label === name) ?? {};
      const file = readdirSync(join(root, folder)).find((each) => /^licen[cs]e/i.test(each)) ?? "";
      expect(notice, name).toContain(read(join(folder, file)).trim());
      expect(notice, name).toMatch(/copyright|licen[cs]e/i);
    }
  });
});

describe("bom.cdx.json", () => {
  it("is valid CycloneDX 1.6, with licences that SPDX names", () => {
    const require = createRequire(import.meta.url);
    const library = require.resolve("@cyclonedx/cyclonedx-library/package.json");
    const schema = (file: string) =>
      JSON.parse(readFileSync(join(dirname(library), "res/schema", file), "utf8")) as AnySchemaObject;
    const ajv = new Ajv({ strict: false, validateFormats: false });
    for (const file of ["spdx.SNAPSHOT.schema.json", "jsf-0.82.SNAPSHOT.schema.json"])
      ajv.addSchema(schema(file), `http://cyclonedx.org/schema/${file}`);
    const isBill = ajv.compile(schema("bom-1.6.SNAPSHOT.schema.json"));
    const isValid = isBill(bill);
    expect(isValid, JSON.stringify(isBill.errors)).toBe(true);
    // Without it GitHub takes no bill for an attestation.
    expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  });

  it("has the hashes of package-lock.json, and names where each package comes from", () => {
    for (const component of bill.components) {
      const { integrity = "" } = locked.find(({ label }) => label === nameOf(component)) ?? {};
      const [{ content } = { content: "" }] = component.hashes;
      expect(`sha512-${Buffer.from(content, "hex").toString("base64")}`).toBe(integrity);
      expect(decodeURIComponent(component.purl)).toBe(`pkg:npm/${nameOf(component).replace(" ", "@")}`);
    }
    const refs = bill.components.map((component) => component["bom-ref"]);
    const brought = new Set(bill.dependencies.flatMap(({ dependsOn }) => dependsOn));
    expect([...brought].toSorted()).toEqual(refs.toSorted());
  });
});
