import type { Page } from "playwright";
import { expect, it } from "vitest";
import { liveVisit, PHONE, untilNextFrame, WITH_MOTION } from "../support/browser";
import { contrast } from "../support/contrast";
import { recordFrames } from "../support/recordedFrames";
import { scrollTo } from "../support/scrollPosition";
import { token } from "../support/stylesheets";
import { isWhole } from "../support/tier.mjs";

/** By WCAG 1.4.3. */
const READABLE_CONTRAST = 4.5;

/** As browsers compute it. */
const computed = (hex = "") =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

/** Of dark and of light sections. */
const GROUNDS = { dark: computed(token("--night-900")), light: computed(token("--paper")) };

/** Runs in the page. */
function lookAtHeader() {
  const sections = [...document.querySelectorAll<HTMLElement>("section[data-tone], footer[data-tone]")];
  const under = sections.findLast((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return top <= 90 && bottom > 90;
  });
  const header = document.querySelector("header") ?? document.body;
  const words = header.querySelectorAll(
    ".Brand, .MainNavigation-item, .Header-actions .Button-outline, .MobileMenu-toggle",
  );
  return {
    heading: document.querySelector("h1")?.textContent,
    toneUnder: /dark|gradient/.test(under?.dataset["tone"] ?? "") ? ("dark" as const) : ("light" as const),
    // Opaque where it has one.
    ownGround: /^rgb\((\d+, \d+, \d+)\)$/.exec(getComputedStyle(header).backgroundColor)?.[1],
    colors: [...new Set([...words].map((each) => getComputedStyle(each).color))],
  };
}

type Look = ReturnType<typeof lookAtHeader>;

const isReadable = ({ ownGround, toneUnder, colors }: Look) => {
  const ground = ownGround ? `rgb(${ownGround})` : GROUNDS[toneUnder];
  return colors.every((color) => contrast(color, ground) >= READABLE_CONTRAST);
};

/** By a link anywhere in the page, without scrolling to it. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector<HTMLElement>(`a[href="${href}"]:not([data-full-load])`)?.click();
  }, address);
}

async function untilShown(page: Page, heading: string | undefined): Promise<void> {
  await page.waitForFunction((left) => document.querySelector("h1")?.textContent !== left, heading);
  // Its first frame, which is what is looked at.
  await untilNextFrame(page);
}

/** Each leads from one tone to another, and Back from there the other way. */
const CHANGES = [["/platform", 900, "/", "a phone", { ...PHONE, ...WITH_MOTION }]] as const;
const AT_NIGHT = [
  ["/platform", 0, "/about", "a wide screen", WITH_MOTION],
  ["/platform", 900, "/", "a wide screen", WITH_MOTION],
  ["/platform", 0, "/about", "a wide screen without motion", {}],
  ["/solutions/employers", 0, "/modeled-outcomes#disclaimer", "a phone", { ...PHONE, ...WITH_MOTION }],
] as const;

it.each(isWhole ? [...CHANGES, ...AT_NIGHT] : CHANGES)(
  "the header can be read in each frame of %s from %i px on to %s, and Back, on %s",
  async (from, top, to, _, visitor) => {
    const { page } = await liveVisit(from, visitor);
    if (top > 0) await scrollTo(page, top);
    const frames = await recordFrames(page, lookAtHeader);
    for (const change of [() => follow(page, to), () => page.goBack()]) {
      const { heading } = await page.evaluate(lookAtHeader);
      await change();
      await untilShown(page, heading);
    }
    const seen = await frames.seen();
    expect(new Set(seen.map(({ heading }) => heading)).size).toBe(2);
    expect(seen.filter((each) => !isReadable(each))).toEqual([]);
  },
);
