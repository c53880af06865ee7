import type { Page } from "playwright";
import { expect, it } from "vitest";
import { newVisit, untilLive, WIDE } from "../support/browser";

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

/** Goes from the home page to another, and from there by a full page load to a third. */
async function travel(page: Page) {
  await page.addInitScript(recordFades);
  await page.goto("/");
  await untilLive(page);
  await page.getByRole("navigation").getByRole("link", { name: "About" }).first().click();
  await page.waitForURL("**/about");
  await page.waitForFunction(() => Object.keys(window.fades).length > 0);
  const within = await page.evaluate(() => window.fades);
  await page.locator("main [data-full-load]").first().click();
  await page.waitForURL((address) => address.pathname !== "/about");
  return { within, between: await page.evaluate(() => sessionStorage.getItem("departure")) };
}

it.each([
  ["fades into the next, the header standing still", "no-preference", 480, "fades"],
  ["is cut where no motion is wanted", "reduce", 1, "is cut"],
] as const)("one page %s, within the site and between documents", async (_, reducedMotion, ms, between) => {
  const { page, context, complaints } = await newVisit({ ...WIDE, reducedMotion });
  const seen = await travel(page);
  expect(seen).toEqual({
    within: { "::view-transition-new(header)": ms, "::view-transition-new(root)": ms },
    between,
  });
  expect(complaints).toEqual([]);
  await context.close();
});
