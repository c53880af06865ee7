import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import lock from "../../package-lock.json";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const [, ...notices] = read("dist/THIRD-PARTY-NOTICES").split(/^={80}\n/m);
const named = (part: string) =>
  notices.flatMap((notice) => {
    const [name = "", license = ""] = notice.split("\n", 2);
    return license.includes(part) ? [name] : [];
  });

const locked = Object.entries<{ readonly version?: string; readonly dev?: boolean }>(lock.packages)
  .filter(([folder]) => folder !== "")
  .map(([folder, { version, dev = false }]) => {
    const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    return { folder, label: `${name} ${version}`, isOfDevelopment: dev };
  });
/** The packages that files are in, as package-lock.json names them. */
function packagesOf(files: readonly string[]) {
  const labels = files.flatMap((file) => {
    const within = locked.filter(({ folder }) => file.includes(`${folder}/`));
    return within.toSorted((one, other) => other.folder.length - one.folder.length).slice(0, 1);
  });
  return [...new Set(labels.map(({ label }) => label))].toSorted();
}

describe("THIRD-PARTY-NOTICES", () => {
  it("names the packages of which the maps of the server's files know a source", () => {
    const maps = readdirSync(join(root, "dist")).filter((file) => file.endsWith(".js.map"));
    const sources = maps.flatMap(
      (file) => (JSON.parse(read(`dist/${file}`)) as { sources: string[] }).sources,
    );
    expect(named("in the server")).toEqual(packagesOf(sources));
  });

  it("names the packages of the fonts in dist/assets/", () => {
    const fonts = readdirSync(join(root, "dist/assets")).filter((file) => file.endsWith(".woff2"));
    const inBrowsers = named("in what browsers fetch").map((name) => name.replace(/^.*\/| .*/g, ""));
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !inBrowsers.some((name) => font.startsWith(name)))).toEqual([]);
  });

  it("names no package of development alone, which the image's bill of materials leaves out", () => {
    const delivered = new Set(
      locked.flatMap(({ label, isOfDevelopment }) => (isOfDevelopment ? [] : [label])),
    );
    const names = notices.map((notice) => notice.split("\n", 1)[0] ?? "");
    expect(names.filter((name) => !delivered.has(name))).toEqual([]);
  });
});
