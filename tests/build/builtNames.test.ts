import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { dist } from "../../build/folders.mjs";
import { copySite } from "../support/temporarySite.mjs";
import { isWhole } from "../support/tier.mjs";

/** Builds what browsers load, as `npm run build` does, with the build's own files as they are now. */
const BUILD = `
  import { writeArticles } from "./build/articles/writeArticles.mjs";
  import { buildAssets } from "./build/buildSite.mjs";
  const options = { folder: process.argv[1], isProduction: true };
  await buildAssets(options, await writeArticles(options));
`;

/** The bytes of each file, by its name. */
const filesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => /\.(?:js|css|woff2)$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name), "latin1")]),
  );

const first = filesIn(join(dist, "assets"));

function build(site: string) {
  const folder = join(site, "built");
  execFileSync(process.execPath, ["--input-type=module", "--eval", BUILD, folder], { cwd: site });
  return filesIn(join(folder, "assets"));
}

const withoutHash = (name: string) => name.replace(/-[\dA-Z]{8}\./, ".");
const renamedOf = (built: ReadonlyMap<string, string>) =>
  [...built.keys()].filter((name) => !first.has(name)).map(withoutHash);

it("what is published has no source of an article", () => {
  const files = readdirSync(join(dist, "public"), { recursive: true, encoding: "utf8" });
  expect(files.filter((name) => /\.(?:md|ya?ml|tsx?|mjs)$/.test(name))).toEqual([]);
});

describe("after a change of a page and of an article", () => {
  let built: ReturnType<typeof filesIn>;
  beforeAll(async () => {
    const site = await copySite();
    await site.replace("shared/pages/about/aboutContent.ts", "Our story", "0ur story");
    // Of its text, the table of all articles has nothing.
    await site.replace(
      "shared/articles/how-we-test-a-nudge.md",
      "they yield no number",
      "they yield n0 number",
    );
    built = build(site.folder);
    return site.remove;
  });

  it("a change of words renames the module of their page alone", () => {
    expect(renamedOf(built).filter((name) => !name.startsWith("article"))).toEqual(["about.js"]);
  });

  it("no file has other bytes under a name that browsers keep for a year", () => {
    const changed = [...built].filter(([name, bytes]) => first.has(name) && first.get(name) !== bytes);
    expect(changed.map(([name]) => name)).toEqual([]);
    expect([...built.keys()].filter((name) => !/-[\dA-Z]{8}\.\w+$/.test(name))).toEqual([]);
  });
});

// Each night, because it takes a build of its own.
it.runIf(isWhole)("a change of what every page has leaves the packages in browsers' caches", async () => {
  const site = await copySite();
  onTestFinished(site.remove);
  await site.replace("shared/layout/layoutContent.ts", "Skip to main", "Skip to the main");
  const built = build(site.folder);
  const [packages = ""] = [...first].find(([, bytes]) => bytes.includes("react.strict_mode")) ?? [];
  expect(packages).toMatch(/^chunk-/);
  expect([...built.keys()]).toContain(packages);
  // The core at least, and what imports it.
  expect(renamedOf(built)).toEqual(expect.arrayContaining(["chunk.js", "hydrate.js", "main.js", "about.js"]));
});
