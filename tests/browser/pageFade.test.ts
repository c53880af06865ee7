import { expect, it } from "vitest";
import { liveVisit } from "../support/browser";
import { headerLink } from "../support/headerParts";
import { recordFrames } from "../support/recordedFrames";
import { isWhole } from "../support/tier.mjs";

/** Less than what anybody sees as motion. */
const AT_ONCE_MS = 50;

/** Runs in the page: what fades in a frame, and for how long. */
const lookAtFades = () =>
  document.getAnimations().flatMap((animation) => {
    if (!(animation instanceof CSSAnimation) || animation.animationName !== "come-up") return [];
    const { effect } = animation;
    const part = effect instanceof KeyframeEffect ? effect.target?.parentElement?.tagName : undefined;
    return [{ part, ms: Number(effect?.getComputedTiming().duration) }];
  });

it.each([
  ["comes up over the grounds of its sections", "no-preference", ["SECTION"]],
  ...(isWhole ? ([["is there at once where less motion is wanted", "reduce", []]] as const) : []),
] as const)("a page of the site %s", async (_, reducedMotion, fading) => {
  const { page } = await liveVisit("/", { reducedMotion });
  const frames = await recordFrames(page, lookAtFades);
  await headerLink(page, "About").click();
  await page.waitForFunction(() => document.title.startsWith("About"));
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => !(animation instanceof CSSAnimation) || animation.animationName !== "come-up"),
  );
  const seen = (await frames.seen()).flat().filter(({ ms }) => ms > AT_ONCE_MS);
  expect([...new Set(seen.map(({ part }) => part))]).toEqual(fading);
});
