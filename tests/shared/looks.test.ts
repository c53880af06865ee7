import type { Rule } from "postcss";
import { describe, expect, it } from "vitest";
import { colors } from "../support/specifiedCompany";
import { conditionsOf, stylesheet, stylesheets, token } from "../support/stylesheets";

const ELSEWHERE = /print|forced-colors/;

/** What a stylesheet declares for exactly this selector on a screen, at whatever width. */
function declaredFor(file: string, selector: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  stylesheet(file).walkRules((rule: Rule) => {
    if (!rule.selectors.includes(selector)) return;
    for (const node of rule.nodes)
      if (node.type === "decl" && !ELSEWHERE.test(conditionsOf(node))) found[node.prop] ??= node.value;
  });
  return found;
}

const LESS_MOTION = "@media (prefers-reduced-motion: reduce)";

// Written by hand: what visitors see as time, weight and depth.
describe("the site", () => {
  it.each([
    ["a colour or an underline changes", "--t-1", "120ms", "1ms"],
    ["a menu or an answer opens", "--t-2", "220ms", "1ms"],
    ["a part is revealed", "--t-3", "480ms", "1ms"],
    ["a sun rises", "--t-4", "1400ms", "1ms"],
    ["the next part of a row follows", "--t-step", "70ms", "0ms"],
  ])(
    "takes as long as it is to where %s, and no time where less motion is wanted",
    (_what, name, usual, less) => {
      expect([token(name), token(name, LESS_MOTION)]).toEqual([usual, less]);
    },
  );

  it.each([
    ["text", "--weight-body", "400"],
    ["labels and links", "--weight-ui", "500"],
    ["strong words and buttons", "--weight-strong", "600"],
    ["a line of text at its longest", "--measure", "62ch"],
    ["the header", "--header-h", "4.75rem"],
    ["a line of running text", "--leading-body", "1.6"],
  ])("has %s as it is specified: %s is %s", (_what, name, value) => {
    expect(token(name)).toBe(value);
  });

  it("lays menus over the header, toasts over menus, and the way to the content over everything", () => {
    const layers = ["--z-header", "--z-menu", "--z-toast", "--z-skip"].map((name) => Number(token(name)));
    expect(layers).toEqual(layers.toSorted((one, other) => one - other));
    expect(new Set(layers).size).toBe(4);
  });

  it("has beside the scale of times only those that no visitor waits for", () => {
    const times = stylesheets
      .filter((file) => file !== "styles/tokens.css")
      .flatMap((file) => {
        const found: string[] = [];
        stylesheet(file).walkDecls(/^(?:animation|transition|--button-time)/, ({ prop, value }) => {
          if (/(?<![\w-])[\d.]+m?s\b/.test(value)) found.push(`${file} ${prop}: ${value}`);
        });
        return found;
      });
    expect(new Set(times)).toEqual(
      new Set([
        "layout/Header.css --button-time: 0s",
        "layout/DropDownMenu.css transition: visibility 0s var(--menu-close-delay)",
        // Who types, while the clinic writes.
        "pages/engage-more-patients/phone/DanasPhone.css animation: DanasPhone-dot 1.2s var(--delay, 0s) var(--ease-dawn) infinite",
        // What waits for a script that never comes.
        "pages/modeled-outcomes/RatioRuler.css animation: RatioRuler-without-controls 10s step-end forwards",
      ]),
    );
  });
});

it("browsers that do not know sibling-index() lose the delay of an animation, and not the animation", () => {
  const found = stylesheets.flatMap((file) => {
    const elsewhere: string[] = [];
    stylesheet(file).walkDecls(({ prop, value }) => {
      if (value.includes("sibling-index(") && prop !== "animation-delay") elsewhere.push(`${file} ${prop}`);
    });
    return elsewhere;
  });
  expect(found).toEqual([]);
});

it.each([
  ["the colour of the sun", ".Button", "--btn-bg", colors.sun],
  ["lighter under the pointer", ".Button:hover", "--btn-bg-hover", colors.hoveredSun],
  ["darker while it is pressed", ".Button:active", "--btn-bg-press", colors.pressedSun],
])("the main button is %s", (_what, selector, name, color) => {
  expect(declaredFor("components/Button.css", selector)["background"]).toBe(`var(${name})`);
  const [sun = ""] = /--sun-\d+/.exec(declaredFor("styles/tones.css", ":root")[name] ?? "") ?? [];
  expect(token(sun)).toBe(color);
});

describe("what is one of many looks unlike the others:", () => {
  it.each<
    readonly [what: string, file: string, special: string, usual: string, Readonly<Record<string, string>>]
  >([
    [
      "who has had a visit, among all who asked",
      "story/registry/Totals.css",
      ".Totals-dots [data-lit]",
      ".Totals-dots",
      { fill: "var(--butter)", stroke: "var(--line-dark)" },
    ],
    [
      "a closed gap",
      "pages/health-plans/windows/GapsByPractice.css",
      ".GapsByPractice-check",
      ":is(.GapsByPractice-ring, .GapsByPractice-check)",
      { "border-color": "var(--fg)", background: "var(--accent)" },
    ],
    [
      "the selected row",
      "story/registry/RegistryRow.css",
      ".RegistryRow[data-selected]",
      ".RegistryRow",
      { background: "linear-gradient(to right, var(--night-800), var(--night-600))" },
    ],
    [
      "the chosen topic and the current page",
      "components/Chip.css",
      ".Chip:is([aria-current], [data-chosen])",
      ".Chip",
      { background: "var(--btn2-bg-hover)", color: "var(--btn2-fg-hover)" },
    ],
    [
      "the link to the page that is shown",
      "layout/DropDownMenu.css",
      ".DropDownMenu-panel a[aria-current]",
      ".DropDownMenu-panel a",
      { background: "var(--row-current)" },
    ],
    [
      "the patient's message",
      "components/MessageBubble.css",
      '.MessageBubble[data-from="patient"]',
      ".MessageBubble",
      { background: "var(--sent-bg)", color: "var(--sent-fg)" },
    ],
    [
      "the chosen audience",
      "pages/solutions/Audiences.css",
      ".Audiences-choice:not([data-served]) .Audiences-tab[data-chosen]",
      ".Audiences-tab",
      { "border-color": "var(--accent)" },
    ],
    [
      "a taken time",
      "pages/engage-more-patients/phone/Calendar.css",
      '.Calendar-slot[data-kind="taken"]',
      ".Calendar-slot",
      { color: "var(--fg-3)" },
    ],
    [
      "the header once it floats",
      "layout/Header.css",
      ".Header:is([data-stuck], :not([data-live]))",
      ".Header",
      { background: "var(--ground)" },
    ],
  ])("%s", (_what, file, special, usual, look) => {
    expect(declaredFor(file, special)).toMatchObject(look);
    const others = declaredFor(file, usual);
    for (const [property, value] of Object.entries(look)) expect(others[property]).not.toBe(value);
  });
});
