import type { CDPSession, Page } from "playwright";
import type { Found } from "../support/checks/findings";
import type { CheckName, RunCheck } from "../support/checks/inPage";

declare global {
  interface Window {
    readonly runCheck: RunCheck;
  }
}

/** A page in one of its states, at one width. */
export interface CheckedPage {
  readonly page: Page;
  readonly session: CDPSession;
  /** What the state changes, as a selector. */
  readonly scope: string;
}

/** Another way to see the page. */
interface Mode {
  readonly enter: (checked: CheckedPage) => Promise<unknown>;
  readonly leave: (checked: CheckedPage) => Promise<unknown>;
}

export interface Check {
  /** Continues "the page in this state …". */
  readonly name: string;
  readonly mode?: Mode;
  /** Before the mode. */
  readonly prepare?: (checked: CheckedPage) => Promise<unknown>;
  readonly find: (checked: CheckedPage) => Promise<readonly Found[]>;
}

const run = (name: CheckName, isBackwards?: boolean) => {
  return ({ page, scope }: CheckedPage) =>
    page.evaluate(([check, where, backwards]) => window.runCheck(check, where, backwards), [
      name,
      scope,
      isBackwards,
    ] as const);
};

/** After this, `:focus-visible` matches what takes the focus. */
const afterKey = (find: Check["find"]): Check["find"] => {
  return async (checked) => {
    await checked.page.keyboard.press("Shift");
    return find(checked);
  };
};

/** The text spacing that pages have to support (WCAG 1.4.12). */
const WIDEST_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const wideSpacing: Mode = {
  enter: ({ page }) =>
    page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, WIDEST_SPACING),
  leave: ({ page }) => page.evaluate(() => void (document.adoptedStyleSheets = [])),
};

const setTextSize = (standard: number) => {
  return ({ session }: CheckedPage) => session.send("Page.setFontSizes", { fontSizes: { standard } });
};

const textTwiceAsLarge: Mode = { enter: setTextSize(32), leave: setTextSize(16) };

const forcedColors: Mode = {
  enter: ({ page }) => page.emulateMedia({ forcedColors: "active", colorScheme: "dark" }),
  leave: ({ page }) => page.emulateMedia({ forcedColors: "none", colorScheme: "light" }),
};

const moreContrast: Mode = {
  enter: ({ page }) => page.emulateMedia({ contrast: "more" }),
  leave: ({ page }) => page.emulateMedia({ contrast: "no-preference" }),
};

const motion: Mode = {
  enter: ({ page }) => page.emulateMedia({ reducedMotion: "no-preference" }),
  leave: ({ page }) => page.emulateMedia({ reducedMotion: "reduce" }),
};

const horizontalOverflow: Check = { name: "has no horizontal scroll", find: run("horizontalOverflow") };
const cutOffText: Check = { name: "cuts off no text", find: run("cutOffText") };
const overlappingText: Check = { name: "has no text on other text", find: run("overlappingText") };

const inMode = (mode: Mode, where: string, { name, find }: Check): Check => ({
  name: `${name} ${where}`,
  mode,
  find,
});

/** Of a part or a whole page, at each width. */
export const layoutChecks: readonly Check[] = [
  horizontalOverflow,
  cutOffText,
  overlappingText,
  { name: "keeps what floats over it within the viewport", find: run("floatingBeyondViewport") },
  { name: "has targets of at least 44 px", find: run("smallTargets") },
  { name: "keeps the end of each field free", find: run("coveredFieldEnds") },
];

/** Of a whole page, at each width. */
export const pageLayoutChecks: readonly Check[] = [
  { name: "leaves the header at most a fifth of the viewport", find: run("tallHeader") },
  { name: "has nothing sticky in the way of its text", find: run("stickyInTheWay") },
  { name: "has each picture read out", find: run("unreadPictures") },
  { name: "draws no dot on another", find: run("coveredDots") },
  { name: "has a head for each column and row of its tables", find: run("headlessTables") },
];

/** Of a whole page, at some widths. */
export const textSizeChecks: readonly Check[] = [horizontalOverflow, cutOffText, overlappingText].flatMap(
  (check) => [
    inMode(wideSpacing, "with the visitor's text spacing", check),
    inMode(textTwiceAsLarge, "with text twice as large", check),
  ],
);

/** Of a whole page, at one width. */
export const contentChecks: readonly Check[] = [
  { name: "has a space before each link in a sentence", find: run("missingSpaces") },
  { name: "links each email address", find: run("unlinkedEmails") },
  { name: "shows each level in a color of its own", find: run("alikeLevels") },
];

/** Of a part or a whole page, at the narrowest and the widest of its widths. */
export const accessibilityChecks: readonly Check[] = [
  { name: "has no violations that axe finds", find: run("axeViolations") },
  { name: "marks faulty fields by more than color", find: run("faultsByColorAlone") },
  { name: "has a focus ring on each tab stop, uncovered", find: afterKey(run("focusRing")) },
  {
    name: "has a focus ring on each tab stop, uncovered, backwards and in forced colors",
    mode: forcedColors,
    find: afterKey(run("focusRing", true)),
  },
  {
    name: "keeps edges, backgrounds and shapes in forced colors",
    prepare: run("rememberLooks"),
    mode: forcedColors,
    find: run("lostLooks"),
  },
  { name: "has panels with an edge in forced colors", mode: forcedColors, find: run("panelsWithoutEdge") },
  { name: "marks the current item in forced colors", mode: forcedColors, find: run("unmarkedCurrent") },
  { name: "has text of enough contrast in forced colors", mode: forcedColors, find: run("paleText") },
];

/** Of whole pages and the header, at the narrowest and the widest of its widths. */
export const focusOrderChecks: readonly Check[] = [
  { name: "has its tab stops in reading order", find: afterKey(run("focusOrder")) },
];

/** Of a whole page, at one width. */
export const preferenceChecks: readonly Check[] = [
  { name: "has no motion where less is preferred", find: run("animationsInSpiteOfReducedMotion") },
  { name: "has text of enough contrast where more is preferred", mode: moreContrast, find: run("paleText") },
  {
    name: "has drawings that are complete once their motion has ended",
    prepare: run("rememberDrawings"),
    mode: motion,
    find: run("incompleteDrawings"),
  },
  { name: "has controls that look different at rest, hovered and pressed", find: findAlikeControls },
];

/** Of a whole page, on paper. */
export const printChecks: readonly Check[] = [
  { name: "prints no controls", find: run("printedControls") },
  { name: "prints each answer", find: run("unprintedAnswers") },
  { name: "keeps no room for what is hidden", find: run("keptRoom") },
  { name: "prints drawings and marks in their colors", find: run("unprintedColors") },
  { name: "prints what scrolls on a screen whole", find: run("scrolledOnPaper") },
  { name: "prints no backgrounds", find: run("printedBackgrounds") },
  { name: "prints text that can be read", find: run("paleOnPaper") },
  { name: "prints the addresses of links to other sites", find: run("unprintedAddresses") },
  { name: "prints how to reach us", find: run("unprintedContact") },
  { name: "fits on the sheet", find: run("horizontalOverflow") },
];

/** By the browser's own protocol, since no script can press. */
async function findAlikeControls(checked: CheckedPage): Promise<readonly Found[]> {
  const { session } = checked;
  await run("markControls")(checked);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const controls = { nodeId: root.nodeId, selector: "[data-control]" };
  const { nodeIds } = await session.send("DOM.querySelectorAll", controls);
  for (const forcedPseudoClasses of [[], ["hover"], ["hover", "active"]]) {
    const force = (nodeId: number) => session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
    await Promise.all(nodeIds.map(force));
    await run("rememberControls")(checked);
  }
  const found = await run("alikeStatesOfControls")(checked);
  await session.send("CSS.disable");
  return found;
}
