import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copySite } from "../support/temporarySite.mjs";

/** Builds what browsers load, as `npm run build` does before it compresses, with the build's own files as they are now. */
const BUILD = `
  import { createModuleBuild } from "./build/modules.mjs";
  import { createStyleBuild } from "./build/styles.mjs";
  const options = { folder: process.argv[1], isProduction: true };
  const [styles, modules] = [await createStyleBuild(options), await createModuleBuild(options)];
  const { core } = await styles.build();
  await modules.build(core);
  await Promise.all([styles.dispose(), modules.dispose()]);
`;

/** The bytes of each file, by its name. */
type Built = ReadonlyMap<string, string>;

let site: Awaited<ReturnType<typeof copySite>>;
let first: Built;
const all: Built[] = [];

function build(): Built {
  const folder = join(site.folder, `built-${all.length}`);
  const assets = join(folder, "assets");
  mkdirSync(assets, { recursive: true });
  execFileSync(process.execPath, ["--input-type=module", "--eval", BUILD, folder], { cwd: site.folder });
  const built = new Map(
    readdirSync(assets).map((name) => [name, readFileSync(join(assets, name), "latin1")]),
  );
  all.push(built);
  return built;
}

/** What a file is, whatever its bytes: "AboutPage.js" of "AboutPage-ABCDEFGH.js". */
const kindOf = (name: string) => name.replace(/-[A-Z\d]{8}(?=\.\w+$)/, "");

beforeAll(async () => {
  site = await copySite();
  first = build();
});
afterAll(() => site.remove());

describe("the name of a built file", () => {
  it.each([
    ["a word of a page", "shared/pages/about/aboutContent.ts", "Our story", "0ur story", /\.(?:css|woff2)$/],
    ["a size of a page", "shared/pages/about/Story.css", "1.3", "1.4", /\.(?:js|woff2)$/],
    ["an option of the build", "build/modules.mjs", '"utf8"', '"ascii"', /\.(?:css|woff2)$/],
  ])(
    "follows its bytes after a change of %s",
    async (_, file, from, to, unchanged) => {
      const source = await site.read(file);
      await site.replace(file, from, to);
      const built = build();
      await site.write(file, source);

      expect([...built.keys()].filter((name) => kindOf(name) === name)).toEqual([]);
      const changed = [...built].filter(([name, bytes]) => (first.get(name) ?? bytes) !== bytes);
      expect(changed.map(([name]) => name)).toEqual([]);
      const renamed = [...built.keys()].filter((name) => !first.has(name));
      expect(renamed).not.toEqual([]);
      expect(renamed.filter((name) => unchanged.test(name))).toEqual([]);
      const others = [...first].filter(([name]) => !built.has(name));
      const needlessly = renamed.filter((name) =>
        others.some(([other, bytes]) => kindOf(other) === kindOf(name) && bytes === built.get(name)),
      );
      expect(needlessly).toEqual([]);
    },
    60_000,
  );
});
