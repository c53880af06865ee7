import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import * as esbuild from "esbuild";
import { describe, expect, it } from "vitest";
import { bundleOptions } from "../../build/bundleOptions.mjs";
import { root } from "../../build/folders.mjs";
import { themeColors } from "../../shared/themeColors";

/** All files below these folders that end like this, by their path from the project's root. */
function filesBelow(folders: readonly string[], ending: RegExp): readonly string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => ending.test(file))
    .toSorted();
}

const SOURCES = ["build", "client", "scripts", "server", "shared"];

const read = (file: string) => readFileSync(join(root, file), "utf8");
const linesWith = (file: string, pattern: RegExp) =>
  read(file)
    .split("\n")
    .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));

/** What relies on the internals of packages, Node or a bundler: what to do instead, and a line that is caught. */
const RELYING_ON_INTERNALS: readonly (readonly [instead: string, pattern: RegExp, caught: string])[] = [
  [
    "run packages as published, and choose among a package's own files by alias or conditions",
    /onLoad\(\{[^}]*(?:node_modules|react|scheduler)/,
    "build.onLoad({ filter: /node_modules\\/react-dom/ }, rewrite);",
  ],
  [
    "use what Node documents: writeHead, write, end",
    /[\w)\]]\._[a-z]|["'`]_(?!blank|self)[a-z]\w*["'`]/,
    "response._header = head;",
  ],
  [
    "leave V8 as it is; module.enableCompileCache() keeps compiled code",
    /setFlagsFromString|createCachedData|cachedData|["']node:v(?:8|m)["']/,
    'setFlagsFromString("--semi-space-growth-factor=1");',
  ],
  [
    "read esbuild's metafile, not the text that it writes",
    /\b(?:outputs?|outputFiles?|core|chunk)\b[\w.?[\]]*\.text\.(?:replace|match|search|split)/,
    'core.text.replace(/export\\{/, "");',
  ],
];

describe("house rules", () => {
  it.each(RELYING_ON_INTERNALS)("relies on no internals: %s", (_instead, pattern, caught) => {
    expect(caught).toMatch(pattern);
    const files = [...filesBelow(SOURCES, /\.(?:tsx?|m?js)$/), "build.mjs"];
    expect(files.flatMap((file) => linesWith(file, pattern))).toEqual([]);
  });

  it("imports nothing in a circle: move what both modules need into one of its own", async () => {
    const { metafile } = await esbuild.build({
      ...bundleOptions,
      entryPoints: [
        "client/main.ts",
        "server/main.ts",
        "server/files/keepAssets.ts",
        "build.mjs",
        "scripts/**/*.mjs",
      ],
      outdir: "nowhere",
      write: false,
      loader: { ".css": "empty" },
      packages: "external",
    });
    const imports = Object.entries(metafile.inputs).map(
      ([file, input]) => [file, input.imports.map(({ path }) => path)] as const,
    );
    expect(imports.length).toBeGreaterThan(200);
    expect(circlesIn(new Map(imports))).toEqual([]);
    expect(circlesIn(new Map([...imports, ["shared/company.ts", ["shared/App.tsx"]]]))).not.toEqual([]);
  });

  it.each([
    ["shared", ["server", "client"]],
    ["client", ["server"]],
    ["server", ["client"]],
  ])("%s imports nothing from %s: move what both need into shared/", (folder, forbidden) => {
    const wrong = filesBelow([folder], /\.tsx?$/).flatMap((file) =>
      importsOf(file)
        .filter((target) => forbidden.some((other) => target.startsWith(`${other}/`)))
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(["server", "shared"])("has no two folders in %s/ that import each other, types included", (top) => {
    const imports = filesBelow([top], /\.tsx?$/).flatMap((file) =>
      importsOf(file).map((target) => [dirname(file), dirname(target)]),
    );
    // Modules that lie beside the folders are for all of them, or have use for all.
    const below = imports.filter((folders) => folders.every((folder) => folder.startsWith(`${top}/`)));
    const pairs = new Set(below.filter(([one, other]) => one !== other).map((folders) => folders.join(" ")));
    expect(pairs.size).toBeGreaterThan(3);
    expect([...pairs].filter((pair) => pairs.has(pair.split(" ").toReversed().join(" ")))).toEqual([]);
  });

  it("names every colour once, in tokens.css: add a token there and use it by var(--name)", () => {
    const styles = filesBelow(["shared"], /\.css$/).filter((file) => !file.endsWith("tokens.css"));
    const code = filesBelow(["shared", "client", "server"], /\.tsx?$/).filter(
      (file) => !file.endsWith("themeColors.ts"),
    );
    const named = /^\s*[\w-]+:[^;{]*[^\w-](?:white|black|gr[ae]y|red|green|blue|orange|yellow)[^\w-]/;
    expect([
      ...styles.flatMap((file) => linesWith(file, /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i)),
      ...styles.flatMap((file) => linesWith(file, named)),
      ...code.flatMap((file) => linesWith(file, /["'`]#[0-9a-f]{6}\b|\b(?:rgb|hsl|oklch)a?\(/i)),
    ]).toEqual([]);
    const values = [...read("shared/styles/tokens.css").matchAll(/: (#\w+|rgb\([^)]*\));/g)].map(
      ([, value]) => value,
    );
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it("paints the browser's own surfaces in the colours of the tokens: give themeColors.ts their values", () => {
    const tokens = read("shared/styles/tokens.css");
    expect(tokens).toContain(`--night-950: ${themeColors.night950};`);
    expect(tokens).toContain(`--paper: ${themeColors.paper};`);
  });

  it("imports every stylesheet where its component is, and names its layer in it: what is in none wins over all", () => {
    const stylesheets = filesBelow(["shared"], /\.css$/);
    const imported = new Set(
      filesBelow(["shared"], /\.(?:tsx|css)$/).flatMap((file) =>
        [...read(file).matchAll(/^@?import "(\.[^"]+\.css)";$/gm)].map(([, target]) =>
          relative(root, resolve(root, dirname(file), target ?? "")),
        ),
      ),
    );
    expect(stylesheets.filter((file) => !imported.has(file))).toEqual([]);
    const unlayered = stylesheets.filter((file) => !/^(?:\/\*[^*]*\*\/\s*)?@layer /.test(read(file)));
    expect(unlayered).toEqual(["shared/styles/fonts.css"]);
  });

  it("has no rule for a class that nothing has, and no class without a rule: remove it where it stands", () => {
    const styles = filesBelow(["shared"], /\.css$/)
      .map(read)
      .join("\n");
    const code = filesBelow(["shared", "client"], /\.tsx?$/)
      .map(read)
      .join("\n");
    const ruled = new Set([...styles.matchAll(/\.([A-Z][\w-]*)/g)].map(([, name]) => name ?? ""));
    const written = new Set(
      [...code.matchAll(/className="([^"]*)"/g)].flatMap(([, names]) => (names ?? "").split(" ")),
    );
    // What follows the hyphen may come from a table: `Avatar-${size}`.
    const isInCode = (name: string) =>
      new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code) ||
      code.includes(`${name.replace(/-.*/, "")}-\${`);
    expect([...ruled].filter((name) => !isInCode(name))).toEqual([]);
    expect([...written].filter((name) => /^[A-Z]/.test(name) && !ruled.has(name))).toEqual([]);
  });

  it("has no drawers and no barrels: name a file after the one thing it holds", () => {
    const everything = filesBelow([...SOURCES, "tests"], /\.(?:tsx?|m?js)$/);
    expect(
      everything.filter((file) => /(?:^|\/)(?:index|utils?|misc|common|helpers?|hooks)\b[^/]*$/.test(file)),
    ).toEqual([]);
  });

  it("loads nothing at run time from the environment but in server/settings.ts: hand settings in", () => {
    const readers = filesBelow(["shared", "client", "server"], /\.tsx?$/)
      .filter((file) => file !== "server/settings.ts")
      .flatMap((file) => linesWith(file, /process\.env/));
    expect(readers).toEqual([]);
  });
});

/** The modules of the project that a file imports, without their endings. */
function importsOf(file: string): readonly string[] {
  return [...read(file).matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, target]) =>
    relative(root, resolve(root, dirname(file), target ?? "")),
  );
}

/** Each circle once, such as "a imports b imports a". */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    const first = way.indexOf(file);
    if (first !== -1) circles.push([...way.slice(first), file].join(" imports "));
    if (first !== -1 || done.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}
