import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { themeColors } from "../../shared/styles/themeColors";

/** All files below these folders that end like this, by their path from the project's root. */
const filesBelow = (folders: readonly string[], ending: RegExp): readonly string[] =>
  folders
    .flatMap((top) =>
      readdirSync(join(root, top), { recursive: true, encoding: "utf8" }).map((file) => join(top, file)),
    )
    .filter((file) => ending.test(file));

const read = (file: string) => readFileSync(join(root, file), "utf8");
const linesWith = (pattern: RegExp, files: readonly string[]) =>
  files.flatMap((file) =>
    read(file)
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );

// Which folder may import from which, and what may read the environment, is checked by `npm run lint`.
describe("house rules", () => {
  it("names every colour once, in tokens.css: add a token there and use it by var(--name)", () => {
    const styles = filesBelow(["shared"], /(?<!tokens)\.css$/);
    const code = filesBelow(["shared", "client", "server"], /(?<!themeColors)\.tsx?$/);
    const named = /^\s*[\w-]+:[^;{]*[^\w-](?:white|black|gr[ae]y|red|green|blue|orange|yellow)[^\w-]/;
    expect([
      ...linesWith(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i, styles),
      ...linesWith(named, styles),
      ...linesWith(/["'`]#[0-9a-f]{6}\b|\b(?:rgb|hsl|oklch)a?\(/i, code),
    ]).toEqual([]);
    const tokens = read("shared/styles/tokens.css");
    const values = [...tokens.matchAll(/: (#\w+|rgb\([^)]*\));/g)].map(([, value]) => value);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    // What paints the browser's own surfaces.
    expect(tokens).toContain(`--night-950: ${themeColors.night950};`);
    expect(tokens).toContain(`--paper: ${themeColors.paper};`);
  });

  it("moves nothing for ever where less motion is wanted, and closes drop-downs after 150 ms without script, too", () => {
    const parts = filesBelow(["shared"], /\.css$/).flatMap((file) => read(file).split(/(?=@media)/));
    const endless = parts.filter((part) => / infinite/.test(part));
    expect(endless.filter((part) => !/^@media[^{]*no-preference/.test(part))).toEqual([]);
    expect(read("shared/styles/tokens.css")).toContain("--menu-close-delay: 150ms;");
  });

  it("has in the site each class that checks of pages look for, since a check that finds nothing passes", () => {
    const checks = [...filesBelow(["tests/support/checks"], /\.ts$/), "tests/support/matrix/states.ts"];
    const classes = checks.flatMap((file) =>
      [...read(file).matchAll(/(?<=["`, (>])\.([A-Z][\w-]+)(?=[\s"`,:)>])/g)].map(([, name = ""]) => name),
    );
    const site = filesBelow(["shared"], /\.tsx?$/)
      .map(read)
      .join("\n");
    expect(classes.length).toBeGreaterThan(5);
    expect(classes.filter((name) => !site.includes(name))).toEqual([]);
  });

  it("sets letters in no unit that stays as it is where a visitor wants them larger: take rem, or a token", () => {
    const fixed = /(?:font(?:-size)?|--(?:text|title|figure)[\w-]*):.*\dpx/;
    expect(linesWith(fixed, filesBelow(["shared"], /\.css$/))).toEqual([]);
  });

  it("imports every stylesheet where its component is, and names its layer in it, and takes no longhand back by a shorthand", () => {
    const stylesheets = filesBelow(["shared"], /\.css$/);
    const takesBack = /^ *(\w+)-(?!radius|collapse)[\w-]+:[^;]+;[^]*^ *\1:/m;
    const rules = stylesheets.flatMap((file) => read(file).split(/[{}]/));
    expect(rules.filter((rule) => takesBack.test(rule))).toEqual([]);
    const code = filesBelow(["shared"], /\.(?:tsx|css)$/)
      .map(read)
      .join("\n");
    expect(stylesheets.filter((file) => !code.includes(`/${basename(file)}";`))).toEqual([]);
    const unlayered = stylesheets.filter((file) => !/^(?:\/\*[^*]*\*\/\s*)?@layer /.test(read(file)));
    expect(unlayered).toEqual(["shared/styles/fonts.css"]);
  });

  it("has no rule for a class that nothing has, and no class without a rule: remove it where it stands", () => {
    const [styles, code] = [
      filesBelow(["shared"], /\.css$/),
      filesBelow(["shared", "client"], /\.tsx?$/),
    ].map((files) => files.map(read).join("\n")) as [string, string];
    const ruled = new Set([...styles.matchAll(/\.([A-Z][\w-]*)/g)].map(([, name = ""]) => name));
    const written = [...code.matchAll(/className="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
    // What follows the hyphen may come from a table: `Avatar-${size}`.
    const isInCode = (name: string) =>
      new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code) ||
      code.includes(`${name.replace(/-.*/, "")}-\${`);
    expect([...ruled].filter((name) => !isInCode(name))).toEqual([]);
    expect(written.filter((name) => /^[A-Z]/.test(name) && !ruled.has(name))).toEqual([]);
  });

  it("closes drop-down menus after the specified 150 ms, with script and, by the stylesheet, without", () => {
    expect(read("shared/layout/DropDownMenu.tsx")).toContain("DROP_DOWN_CLOSE_DELAY_MS = 150;");
    expect(read("shared/styles/tokens.css")).toContain("--menu-close-delay: 150ms;");
  });

  it("lets the container of a page grow to the specified 1200 px, and sets no other width for it", () => {
    const tokens = read("shared/styles/tokens.css");
    const widths = [...tokens.matchAll(/--container: ([\d.]+)rem;/g)].map(([, rem]) => Number(rem) * 16);
    expect(widths).toEqual([1200]);
    expect(read("shared/styles/layout.css")).toMatch(
      /^ {2}\.container \{\n {4}width: min\(100% - 2 \* var\(--gutter\), var\(--container\)\);/m,
    );
    // On paper, which modes.css is for, it is as wide as the sheet.
    const styles = filesBelow(["shared"], /(?<!modes)\.css$/).map(read);
    const rules = styles.flatMap((style) => style.match(/[^{}]*\.container(?![\w-])[^{}]*\{[^{}]*/g) ?? []);
    expect(rules.filter((rule) => /[\s;{](?:max-|min-)?(?:width|inline-size):/.test(rule))).toHaveLength(1);
    expect(linesWith(/--container:/, filesBelow(["shared"], /(?<!tokens)\.css$/))).toEqual([]);
  });
});
