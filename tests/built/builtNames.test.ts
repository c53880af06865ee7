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

/** What a file is, whatever its bytes: "AboutPage.js" of "AboutPage-ABCDEFGH.js". */
const kindOf = (name: string) => name.replace(/-[A-Z\d]{8}(?=\.\w+$)/, "");

const first = filesIn(join(dist, "assets"));

it.each([
  [
    "a word and a size of a page",
    [
      ["shared/pages/about/aboutContent.ts", "Our story", "0ur story"],
      ["shared/pages/about/Story.css", "1.3", "1.4"],
    ],
    2,
  ],
  [
    "an option of the build",
    [
      ["build/bundle.mjs", '"utf8"', '"ascii"'],
      ["build/bundle.mjs", "minify: isProduction", "minify: false"],
    ],
    20,
  ],
] as const)(
  "follows with the name of each built file its bytes after a change of %s",
  async (_what, changes, atLeast) => {
    const site = await copySite();
    onTestFinished(site.remove);
    for (const [file, from, to] of changes) await site.replace(file, from, to);
    const folder = join(site.folder, "built");
    mkdirSync(join(folder, "assets"), { recursive: true });
    execFileSync(process.execPath, ["--input-type=module", "--eval", BUILD, folder], { cwd: site.folder });
    const built = filesIn(join(folder, "assets"));

    expect([...built.keys()].filter((name) => kindOf(name) === name)).toEqual([]);
    const kept = [...built.keys()].filter((name) => first.has(name));
    expect(kept.filter((name) => first.get(name) !== built.get(name))).toEqual([]);
    const renamed = [...built].filter(([name]) => !first.has(name));
    expect(renamed.length).toBeGreaterThanOrEqual(atLeast);
    const gone = [...first].filter(([name]) => !built.has(name));
    const needlessly = renamed.filter(([name, bytes]) =>
      gone.some(([other, same]) => kindOf(other) === kindOf(name) && same === bytes),
    );
    expect(needlessly.map(([name]) => name)).toEqual([]);
  },
);
