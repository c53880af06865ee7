import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Declaration } from "postcss";
import { describe, expect, it } from "vitest";
import { filesBelow } from "../../build/filesBelow.mjs";
import { root } from "../../build/folders.mjs";
import { themeColors } from "../../shared/styles/themeColors";
import { conditionsOf, stylesheet, stylesheets, token } from "../support/stylesheets";

/** All files below these folders that end like this, by their path from the project's root. */
const filesOf = (folders: readonly string[], ending: RegExp): readonly string[] =>
  folders.flatMap(filesBelow).filter((file) => ending.test(file));

const read = (file: string) => readFileSync(join(root, file), "utf8");
const readAll = (files: readonly string[]) => files.map(read).join("\n");
const linesWith = (pattern: RegExp, files: readonly string[]) =>
  files.flatMap((file) =>
    read(file)
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );

const PALETTE = "styles/palette.css";

/** The declarations of the site's stylesheets, but for those of `except`, that are not as they have to be. */
function declarationsWith(
  isFault: (declaration: Declaration) => boolean,
  except?: string,
): readonly string[] {
  return stylesheets
    .filter((file) => file !== except)
    .flatMap((file) => {
      const faults: string[] = [];
      stylesheet(file).walkDecls((declaration) => {
        const line = declaration.source?.start?.line ?? 0;
        if (isFault(declaration)) faults.push(`shared/${file}:${line}: ${String(declaration)}`);
      });
      return faults;
    });
}

const COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;
const NAMED_COLOR = /(?<![\w-])(?:white|black|gr[ae]y|red|green|blue|orange|yellow)(?![\w-])/;

// Which folder may import from which, and what may read the environment, is checked by `npm run lint`.
describe("house rules", () => {
  it("gives no two stylesheets one name, since the names of their classes begin with it", () => {
    const names = stylesheets.map((file) => basename(file));
    expect(stylesheets.filter((file) => names.filter((name) => name === basename(file)).length > 1)).toEqual(
      [],
    );
  });

  it("names every colour once, in palette.css: add a token there and use it by var(--name)", () => {
    const code = filesOf(["shared", "client", "server"], /(?<!themeColors)\.tsx?$/);
    expect([
      ...declarationsWith(({ value }) => COLOR.test(value) || NAMED_COLOR.test(value), PALETTE),
      ...linesWith(/["'`]#[0-9a-f]{6}\b|\b(?:rgb|hsl|oklch)a?\(/i, code),
    ]).toEqual([]);
    const values: string[] = [];
    stylesheet(PALETTE).walkDecls(/^--/, ({ value }) => {
      if (/^(?:#\w+|rgb\([^)]*\))$/.test(value)) values.push(value);
    });
    expect(values.length).toBeGreaterThan(10);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it("takes the kind of figures from the figures: use kindNoteOf", () => {
    const components = filesOf(["shared/pages", "shared/sections", "shared/story"], /\.tsx$/);
    expect(linesWith(/<KindNote name="(?:target|modeled|guaranteed)"/, components)).toEqual([]);
  });

  it("paints the browser's own surfaces in the page's colors", () => {
    expect([token("--night-950"), token("--paper")]).toEqual([themeColors.night950, themeColors.paper]);
  });

  it("moves nothing for ever where less motion is wanted", () => {
    const isEndless = ({ value }: Declaration) => /\binfinite\b/.test(value);
    const wantsMotion = (declaration: Declaration) =>
      conditionsOf(declaration).includes("prefers-reduced-motion: no-preference");
    expect(declarationsWith(isEndless)).not.toEqual([]);
    expect(declarationsWith((each) => isEndless(each) && !wantsMotion(each))).toEqual([]);
  });

  it("sets letters in no unit that stays as it is where a visitor wants them larger: take rem, or a token", () => {
    const ofLetters = /^(?:font(?:-size)?|--(?:text|title|figure)[\w-]*)$/;
    expect(declarationsWith(({ prop, value }) => ofLetters.test(prop) && /\dpx/.test(value))).toEqual([]);
  });

  it("lays menus over the header, toasts over menus, and the way to the content over everything", () => {
    const layers = ["--z-header", "--z-menu", "--z-toast", "--z-skip"].map((name) => Number(token(name)));
    expect(layers).toEqual([...new Set(layers)].toSorted((one, other) => one - other));
  });

  it("has no rule for a class that nothing has, and no class without a rule: remove it where it stands", () => {
    const code = readAll(filesOf(["shared", "client"], /\.tsx?$/));
    const ruled = new Set<string>();
    for (const file of stylesheets)
      stylesheet(file).walkRules(({ selector }) => {
        for (const [, name = ""] of selector.matchAll(/\.([A-Z][\w-]*)/g)) ruled.add(name);
      });
    const written = [...code.matchAll(/className="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
    // What follows the hyphen may come from a table: `Avatar-${size}`; and a number at the end from a count: `Steps-row${row}`.
    const isInCode = (name: string) =>
      new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code) ||
      code.includes(`${name.replace(/-.*/, "")}-\${`) ||
      code.includes(`${name.replace(/\d+$/, "")}\${`);
    expect([...ruled].filter((name) => !isInCode(name))).toEqual([]);
    expect(written.filter((name) => /^[A-Z]/.test(name) && !ruled.has(name))).toEqual([]);
  });

  // With script, tests/shared/mainNavigation.test.tsx asks it.
  it("closes drop-down menus after the specified 150 ms also without script", () => {
    expect(token("--menu-close-delay")).toBe("150ms");
  });

  // That no page makes it wider, the matrix asks.
  it("lets the container of a page grow to the specified 1200 px", () => {
    expect(Number(token("--container")?.replace("rem", "")) * 16).toBe(1200);
  });
});
