import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { dist } from "../../build/folders.mjs";
import { copySite } from "../support/temporarySite.mjs";

/** Builds what browsers load, as `npm run build` does before it compresses, with the build's own files as they are now. */
const BUILD = `
  import { buildModules } from "./build/modules.mjs";
  import { buildStyles } from "./build/styles.mjs";
  const options = { folder: process.argv[1], isProduction: true };
  const { core } = await buildStyles(options);
  await buildModules(options, core);
`;

/** The bytes of each file, by its name. */
const filesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => /\.(?:js|css|woff2)$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name), "latin1")]),
  );

const first = filesIn(join(dist, "assets"));

it.each([
  ["a word of a page", "shared/pages/about/aboutContent.ts", "Our story", "0ur story", 1],
  ["an option of the build", "build/bundle.mjs", "minify: isProduction", "minify: false", 20],
])("names built files by their bytes after a change of %s", async (_what, file, from, to, atLeast) => {
  const site = await copySite();
  onTestFinished(site.remove);
  await site.replace(file, from, to);
  const folder = join(site.folder, "built");
  mkdirSync(join(folder, "assets"), { recursive: true });
  execFileSync(process.execPath, ["--input-type=module", "--eval", BUILD, folder], { cwd: site.folder });
  const built = [...filesIn(join(folder, "assets"))];

  expect(built.map(([name]) => name).filter((name) => !/-[\dA-Z]{8}\.\w+$/.test(name))).toEqual([]);
  const changed = built.filter(([name, bytes]) => first.has(name) && first.get(name) !== bytes);
  expect(changed.map(([name]) => name)).toEqual([]);
  const renamed = built.filter(([name]) => !first.has(name));
  expect(renamed.length).toBeGreaterThanOrEqual(atLeast);
  const earlier = new Set(first.values());
  const needlessly = renamed.filter(([, bytes]) => earlier.has(bytes));
  expect(needlessly.map(([name]) => name)).toEqual([]);
});
