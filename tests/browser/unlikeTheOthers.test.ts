import type { Locator } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openVisit, type Visit } from "../support/browser";
import { contrast } from "../support/contrast";

/** From here on two colors beside each other can be told apart. */
const VISIBLE_CONTRAST = 1.15;

/**
 * How it is painted with what is before it, as the browser computes it. Without a background of its own it has that behind it. What
 * is drawn has only what fills it and its outline.
 */
const paintOf = (part: Locator) =>
  part.first().evaluate((element) => {
    const grounds: string[] = [];
    for (let behind: Element | null = element; behind; behind = behind.parentElement)
      grounds.push(getComputedStyle(behind).backgroundColor);
    if (element instanceof SVGElement) {
      const { fill, stroke } = getComputedStyle(element);
      return { colors: [fill, stroke], marks: "" };
    }
    const colors = [null, "::before"].flatMap((pseudo) => {
      const { color, backgroundColor, borderTopColor, borderBottomColor } = getComputedStyle(element, pseudo);
      const ground = [backgroundColor, ...grounds].find((each) => !/[,/] 0\)$/.test(each)) ?? "";
      return [color, ground, borderTopColor, borderBottomColor];
    });
    const { backgroundImage, textDecorationLine } = getComputedStyle(element);
    return { colors, marks: `${backgroundImage} ${textDecorationLine}` };
  });

const isOpaque = (color: string) => /^(?:rgb\(|oklab\([^/]*\)|color\([^/]*\))/.test(color);

/** What it is, on which page, its selector, and that of the others. */
type Row = readonly [what: string, path: string, special: string, usual: string];

const IN_BOTH: readonly Row[] = [
  [
    "who has had a visit, among all who asked",
    "/solutions/employers",
    ".Totals-dots [data-lit]",
    ".Totals-dots circle:not([data-lit])",
  ],
  ["what is counted, among all", "/modeled-outcomes", "#impact .LitDots-lit", "#impact .LitDots-unlit"],
  ["a closed gap", "/solutions/health-plans", ".GapsByPractice-check", ".GapsByPractice-ring"],
  ["the chosen topic", "/blog?topic=Research", ".Chip[aria-current]", ".Chip:not([aria-current])"],
  [
    "the link to the page that is shown",
    "/platform",
    ".DropDownMenu-panel a[aria-current]",
    ".DropDownMenu-panel a:not([aria-current])",
  ],
  ["the chosen audience", "/solutions", ".Audiences-tab[data-chosen]", ".Audiences-tab:not([data-chosen])"],
];

/** In forced colors these are told by their places and words. */
const IN_OWN_COLORS: readonly Row[] = [
  ["high risk", "/", ".ArchGauge [data-level=high]", ".ArchGauge [data-level=medium]"],
  ["medium risk", "/", ".ArchGauge [data-level=medium]", ".ArchGauge [data-level=low]"],
  [
    "the patient's message",
    "/platform/engage-more-patients",
    ".MessageBubble[data-from=patient]",
    ".MessageBubble:not([data-from=patient])",
  ],
  [
    "a taken time",
    "/platform/engage-more-patients",
    ".Calendar-slot[data-kind=taken]",
    ".Calendar-slot:not([data-kind=taken])",
  ],
];

const MODES = [
  { where: "in its own colors", forcedColors: "none", rows: [...IN_BOTH, ...IN_OWN_COLORS] },
  { where: "in forced colors", forcedColors: "active", rows: IN_BOTH },
] as const;

let visit: Visit;
beforeAll(async () => {
  visit = await openVisit({ javaScriptEnabled: false });
});
afterAll(() => visit.context.close());

describe.each([...new Set([...IN_BOTH, ...IN_OWN_COLORS].map(([, path]) => path))])("on %s", (path) => {
  beforeAll(() => visit.page.goto(path));

  const asked = MODES.flatMap(({ where, forcedColors, rows }) =>
    rows
      .filter((row) => row[1] === path)
      .map(([what, , ...parts]) => [what, where, forcedColors, ...parts] as const),
  );
  it.each(asked)("%s looks unlike the others %s", async (_what, _where, forcedColors, special, usual) => {
    const { page } = visit;
    await page.emulateMedia({ forcedColors });
    const [one, other] = [await paintOf(page.locator(special)), await paintOf(page.locator(usual))];
    expect(one.colors.some(isOpaque), "is painted").toBe(true);
    const isTold = one.colors.some((color, index) => {
      const another = other.colors[index] ?? "";
      if (isOpaque(color) !== isOpaque(another)) return true;
      return isOpaque(color) && contrast(color, another) > VISIBLE_CONTRAST;
    });
    expect(isTold || one.marks !== other.marks, JSON.stringify([one, other])).toBe(true);
  });
});
