import { expect, it } from "vitest";
import { newVisit, untilLive, WIDE } from "../support/browser";
import { headerLink } from "../support/headerParts";
import { recordFrames } from "../support/recordedFrames";

/** Less than what anybody sees as motion. */
const AT_ONCE_MS = 50;

/** Runs in the page: for how long each part of the window fades from one page into the next, and what the header shows then. */
const lookAtFades = () =>
  document.getAnimations().flatMap(({ effect }) => {
    const part = (effect instanceof KeyframeEffect && effect.pseudoElement) || "";
    const [, fading] = /^::view-transition-new\((.*)\)/.exec(part) ?? [];
    if (!fading) return [];
    const shown = (picture: string) =>
      getComputedStyle(document.documentElement, `::view-transition-${picture}`);
    const header = [
      getComputedStyle(document.documentElement, "::view-transition").pointerEvents,
      shown("old(header)").display,
      shown("new(header)").opacity,
      getComputedStyle(document.querySelector("header") ?? document.body).backgroundColor,
    ].join(" ");
    return [{ fading, header, ms: Number(effect?.getComputedTiming().duration) }];
  });

it.each([
  [
    "fades into the next, whose header stands there at once on its own ground",
    "no-preference",
    ["root none none 1 rgba(253, 252, 249, 0.94)"],
    "true",
  ],
  ["is cut where less motion is wanted", "reduce", [], "false"],
] as const)("one page %s, within the site and between documents", async (_, reducedMotion, fading, fades) => {
  const { page, context, complaints } = await newVisit({ ...WIDE, reducedMotion });
  await page.addInitScript(() => {
    const record = (event: PageSwapEvent) =>
      sessionStorage.setItem("fades", `${event.viewTransition !== null}`);
    window.addEventListener("pageswap", record);
  });
  await page.goto("/");
  await untilLive(page);
  const frames = await recordFrames(page, lookAtFades);
  await headerLink(page, "About").click();
  await page.waitForFunction(
    () => document.title.startsWith("About") && !document.documentElement.matches(":active-view-transition"),
  );
  const seen = (await frames.seen()).flat().filter(({ ms }) => ms > AT_ONCE_MS);
  expect([...new Set(seen.map((each) => `${each.fading} ${each.header}`))].toSorted()).toEqual(fading);
  const toDocument = page.locator("main [data-full-load]").first();
  await toDocument.hover();
  // Where the next document's stylesheet comes late, Chromium gives the fade up.
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media="not all"]')?.sheet);
  await toDocument.click();
  await page.waitForURL((address) => address.pathname !== "/about");
  expect(await page.evaluate(() => sessionStorage.getItem("fades"))).toBe(fades);
  expect(complaints).toEqual([]);
  await context.close();
});
