import { createHash } from "node:crypto";

/** @typedef {import("./bundledPackages.mjs").BundledPackage} BundledPackage */

/**
 * @typedef {object} Site what package.json says of it
 * @property {string} name
 * @property {string} version
 * @property {string} description
 * @property {string} license
 * @property {Readonly<Record<string, string>>} dependencies
 * @property {Readonly<Record<string, string>>} devDependencies
 */

/**
 * The bill of materials in CycloneDX 1.6. The same packages always make the same bill, so it has no time in it.
 * @param {Site} site
 * @param {readonly BundledPackage[]} packages
 * @param {import("./bundledPackages.mjs").LockedPackages} locked
 */
export function billOfMaterials(site, packages, locked) {
  const { name, version, description } = site;
  const own = purlOf(site);
  const component = {
    "bom-ref": own,
    type: "application",
    name,
    version,
    description,
    purl: own,
    licenses: licensesOf(site),
  };
  const contents = {
    metadata: { lifecycles: [{ phase: "build" }], component },
    components: packages.map(componentOf),
    dependencies: dependenciesOf(own, site, packages, locked),
  };
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(contents))}`,
    version: 1,
    ...contents,
  };
}

/**
 * @param {{ readonly name: string, readonly version: string }} named
 * @see https://github.com/package-url/purl-spec/blob/main/types-doc/npm-definition.md
 */
function purlOf({ name, version }) {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

/** @param {{ readonly license: string }} licensed */
function licensesOf({ license }) {
  return [/[ (]/.test(license) ? { expression: license } : { license: { id: license } }];
}

/** @param {BundledPackage} bundled */
function componentOf(bundled) {
  const { name, version, integrity, parts, isCut } = bundled;
  const [scope, nameInScope] = name.split("/");
  return {
    "bom-ref": purlOf(bundled),
    type: "library",
    ...(nameInScope && { group: scope }),
    name: nameInScope ?? name,
    version,
    scope: "required",
    hashes: [hashOf(integrity)],
    licenses: licensesOf(bundled),
    purl: purlOf(bundled),
    ...(isCut && { pedigree: { notes: "Also delivered cut to the characters of the pages." } }),
    properties: parts.map((part) => ({ name: "bundle:part", value: part })),
  };
}

/**
 * The hash of the archive that npm has downloaded.
 * @param {string} integrity as in package-lock.json: sha512-, then base64
 */
function hashOf(integrity) {
  const [algorithm = "", base64 = ""] = integrity.split(/-(.*)/);
  return { alg: algorithm.replace("sha", "SHA-"), content: Buffer.from(base64, "base64").toString("hex") };
}

/**
 * Which package brings which. Packages of which nothing was bundled are left out.
 * @param {string} own the site's bom-ref
 * @param {Site} site
 * @param {readonly BundledPackage[]} packages
 * @param {import("./bundledPackages.mjs").LockedPackages} locked
 */
function dependenciesOf(own, site, packages, locked) {
  const byFolder = new Map(
    packages.flatMap((bundled) => bundled.folders.map((folder) => [folder, purlOf(bundled)])),
  );
  // supports-color is in `peerDependenciesMeta` alone.
  const neededBy = (/** @type {string} */ folder) => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = locked[folder] ?? {};
    return { ...dependencies, ...peerDependencies, ...peerDependenciesMeta };
  };
  const named = (/** @type {string} */ from, /** @type {object} */ dependencies) =>
    Object.keys(dependencies).flatMap((name) => byFolder.get(resolvedFolder(from, name, locked)) ?? []);
  const entry = (/** @type {string} */ ref, /** @type {readonly string[]} */ brings) => ({
    ref,
    dependsOn: [...new Set(brings)].toSorted(),
  });
  return [
    entry(own, named("", { ...site.dependencies, ...site.devDependencies })),
    ...packages.map((bundled) =>
      entry(
        purlOf(bundled),
        bundled.folders.flatMap((folder) => named(folder, neededBy(folder))),
      ),
    ),
  ];
}

/**
 * The folder in which Node finds a package: the nearest node_modules/ that has it.
 * @param {string} from the folder of the package that imports it
 * @param {string} name
 * @param {import("./bundledPackages.mjs").LockedPackages} locked
 */
function resolvedFolder(from, name, locked) {
  let parent = from;
  while (parent !== "") {
    const folder = `${parent}/node_modules/${name}`;
    if (folder in locked) return folder;
    parent = parent.slice(0, Math.max(0, parent.lastIndexOf("/node_modules/")));
  }
  return `node_modules/${name}`;
}

/**
 * A UUID of version 8 (RFC 9562), made from a text.
 * @param {string} text
 */
function uuidOf(text) {
  const hex = createHash("sha256").update(text).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
