import { expect, it } from "vitest";
import { newVisit, untilLive, WIDE } from "../support/browser";
import { headerLink } from "../support/headerParts";

declare global {
  interface Window {
    /** The parts of the window that faded from one page into the next, and for how long, in milliseconds. */
    fades: Record<string, number>;
  }
}

/** Watches the transitions within the document, and whether the browser begins to fade into the next one. */
function recordFades(): void {
  window.fades = {};
  const record = async (transition: ViewTransition) => {
    await transition.ready;
    for (const { effect } of document.getAnimations()) {
      const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
      if (part?.startsWith("::view-transition-new"))
        window.fades[part] = Number(effect?.getComputedTiming().duration);
    }
  };
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (settings) => {
    const transition = start(settings);
    void record(transition);
    return transition;
  };
  window.addEventListener("pageswap", ({ viewTransition }) => {
    sessionStorage.setItem("departure", viewTransition ? "fades" : "is cut");
  });
}

it.each([
  ["fades into the next, the header standing still", "no-preference", 480, "fades"],
  ["is cut where no motion is wanted", "reduce", 1, "is cut"],
] as const)("one page %s, within the site and between documents", async (_, reducedMotion, ms, departure) => {
  const { page, context, complaints } = await newVisit({ ...WIDE, reducedMotion });
  await page.addInitScript(recordFades);
  await page.goto("/");
  await untilLive(page);
  await headerLink(page, "About").click();
  await page.waitForURL("**/about");
  await page.waitForFunction(() => Object.keys(window.fades).length > 0);
  expect(await page.evaluate(() => window.fades)).toEqual({
    "::view-transition-new(header)": ms,
    "::view-transition-new(root)": ms,
  });
  await page.locator("main [data-full-load]").first().click();
  await page.waitForURL((address) => address.pathname !== "/about");
  expect(await page.evaluate(() => sessionStorage.getItem("departure"))).toBe(departure);
  expect(complaints).toEqual([]);
  await context.close();
});
