import type { Page } from "playwright";
import { expect, it } from "vitest";
import { newVisit, untilLive, WIDE } from "../support/browser";

declare global {
  interface Window {
    /** The parts of the window that faded from one page into the next, and for how long, in milliseconds. */
    fades: Map<string, number>;
  }
}

/** Watches the transitions within the document. */
function recordFades(): void {
  window.fades = new Map();
  const record = async (transition: ViewTransition) => {
    await transition.ready;
    for (const { effect } of document.getAnimations()) {
      const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
      if (part?.startsWith("::view-transition-new"))
        window.fades.set(part, Number(effect?.getComputedTiming().duration));
    }
  };
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (settings) => {
    const transition = start(settings);
    void record(transition);
    return transition;
  };
}

const fadesOf = (page: Page) => page.evaluate(() => Object.fromEntries(window.fades));

/**
 * Keeps whether the browser begins to fade into the next document. Chromium gives the fade up, and says so on the console,
 * where it first looks at the next document before that has its styles.
 */
function recordDepartures(): void {
  window.addEventListener("pageswap", ({ viewTransition }) => {
    sessionStorage.setItem("departure", viewTransition ? "fades" : "is cut");
  });
}

/** The transitions between documents that the styles declare, of the rules that hold here. */
function fadesBetweenDocuments(): readonly string[] {
  const valuesIn = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && !window.matchMedia(rule.media.mediaText).matches) return [];
      if (rule instanceof CSSGroupingRule) return valuesIn(rule.cssRules);
      return rule.cssText.startsWith("@view-transition") ? [String(Reflect.get(rule, "navigation"))] : [];
    });
  return [...document.styleSheets].flatMap((sheet) => valuesIn(sheet.cssRules));
}

const WHOLE_WINDOW_BUT_THE_HEADER = {
  "::view-transition-new(header)": 480,
  "::view-transition-new(root)": 480,
};

it("one page fades into the next, the header standing still, within the site and from document to document", async () => {
  const { page, context, complaints } = await newVisit(WIDE);
  await page.addInitScript(recordFades);
  await page.addInitScript(recordDepartures);
  await page.goto("/");
  await untilLive(page);
  await page.getByRole("navigation").getByRole("link", { name: "About" }).first().click();
  await page.waitForURL("**/about");
  await expect.poll(() => fadesOf(page)).toEqual(WHOLE_WINDOW_BUT_THE_HEADER);

  expect(new Set(await page.evaluate(fadesBetweenDocuments))).toEqual(new Set(["auto"]));
  expect(complaints).toEqual([]);
  await page.locator("main [data-full-load]").first().click();
  await page.waitForURL((address) => address.pathname !== "/about");
  expect(await page.evaluate(() => sessionStorage.getItem("departure"))).toBe("fades");
  await context.close();
});

it("no page fades for longer than a frame where no motion is wanted", async () => {
  const { page, context } = await newVisit({ ...WIDE, reducedMotion: "reduce" });
  await page.addInitScript(recordFades);
  await page.goto("/");
  await untilLive(page);
  expect(await page.evaluate(fadesBetweenDocuments)).toEqual([]);
  await page.getByRole("navigation").getByRole("link", { name: "About" }).first().click();
  await page.waitForURL("**/about");
  await expect
    .poll(() => fadesOf(page))
    .toEqual({ "::view-transition-new(header)": 1, "::view-transition-new(root)": 1 });
  await context.close();
});
