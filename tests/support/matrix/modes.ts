import type { CDPSession, Page } from "playwright";
import type { Check } from "../checks/check";
import * as checks from "./checks";

/** A page that is kept open for its checks. */
export interface OpenPage {
  readonly page: Page;
  /** Of the browser's own protocol, which the content policy does not bind. */
  readonly session: CDPSession;
}

/** One way to see a page, and what is checked there. */
export interface Mode {
  /** Continues "at 320 × 844 px"; empty for the page as it comes. */
  readonly name: string;
  readonly checks: readonly Check[];
  /** The part that is checked, as a selector. */
  readonly scope: string;
  readonly enter?: (opened: OpenPage) => Promise<unknown>;
  readonly leave?: (opened: OpenPage) => Promise<unknown>;
}

/** As browsers come, and twice that size, as a visitor sets it for all pages. */
const TEXT_PX = { usual: 16, twice: 32 };

/** The text spacing that pages have to support (WCAG 1.4.12). */
const WIDE_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const setTextSize = ({ session }: OpenPage, standard: number) =>
  session.send("Page.setFontSizes", { fontSizes: { standard } });

const setStyles = ({ page }: OpenPage, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

export const asItComes = (scope: string, asked: readonly Check[]): Mode => ({
  name: "",
  scope,
  checks: asked,
});

export const wideSpacing = (scope: string): Mode => ({
  name: "with wide text spacing",
  scope,
  checks: [...checks.documentChecks, ...checks.layoutChecks],
  enter: (opened) => setStyles(opened, WIDE_SPACING),
  leave: (opened) => setStyles(opened, ""),
});

export const largeText = (scope: string): Mode => ({
  name: "with text twice its size",
  scope,
  checks: [...checks.documentChecks, ...checks.layoutChecks],
  enter: (opened) => setTextSize(opened, TEXT_PX.twice),
  leave: (opened) => setTextSize(opened, TEXT_PX.usual),
});

export const forcedColors = (scope: string): Mode => ({
  name: "in forced colors",
  scope,
  checks: checks.forcedColorsChecks,
  async enter({ page }) {
    await page.evaluate((part) => window.checks.rememberLooks(part), scope);
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  },
  leave: ({ page }) => page.emulateMedia({ forcedColors: "none", colorScheme: "light" }),
});

export const moreContrast = (scope: string): Mode => ({
  name: "with more contrast",
  scope,
  checks: checks.moreContrastChecks,
  enter: ({ page }) => page.emulateMedia({ contrast: "more" }),
  leave: ({ page }) => page.emulateMedia({ contrast: "no-preference" }),
});

/** The pseudo-classes that controls have in each of their states. */
const PSEUDO_CLASSES = { "at rest": [], hovered: ["hover"], pressed: ["hover", "active"] };

/** Remembers the controls in each of their states. By the browser's own protocol, since no script can hover or press. */
async function pressControls({ page, session }: OpenPage, scope: string) {
  await page.evaluate((part) => window.checks.markControls(part), scope);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const controls = { nodeId: root.nodeId, selector: "[data-control]" };
  const { nodeIds } = await session.send("DOM.querySelectorAll", controls);
  for (const [state, forcedPseudoClasses] of Object.entries(PSEUDO_CLASSES)) {
    const force = (nodeId: number) => session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
    await Promise.all(nodeIds.map(force));
    await page.evaluate((name) => window.checks.rememberControls(name), state);
  }
}

export const pressed = (scope: string): Mode => ({
  name: "hovered and pressed",
  scope,
  checks: checks.pressedChecks,
  enter: (opened) => pressControls(opened, scope),
  leave: ({ session }) => session.send("CSS.disable"),
});

export const print = (scope: string): Mode => ({
  name: "on paper",
  scope,
  checks: checks.printChecks,
  enter: ({ page }) => page.emulateMedia({ media: "print" }),
  leave: ({ page }) => page.emulateMedia({ media: "screen" }),
});
