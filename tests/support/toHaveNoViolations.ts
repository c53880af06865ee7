import { relative } from "node:path";
import type { Page } from "playwright";
import { expect } from "vitest";
import { root } from "../../build/folders.mjs";
import type { Check, Violation } from "./checks/check";
import { pictureOf } from "./pictures";

/** How many violations a failure tells: more have one cause. */
const MOST_TOLD = 10;

const NOT_RUN = [{ selector: "html", measured: "the check has not run", wanted: "its result" }];

declare module "vitest" {
  interface Matchers<T> {
    /** Of what this check found on the page. A test that fails says where, and keeps a picture of the page as it is now. */
    toHaveNoViolations: (check: Check, violations: readonly Violation[] | undefined) => Promise<T>;
  }
}

expect.extend({
  async toHaveNoViolations(page: Page, check: Check, violations: readonly Violation[] = NOT_RUN) {
    if (violations.length === 0) return { pass: true, message: () => "" };
    const name = this.currentTestName ?? check.name;
    const picture = pictureOf(name);
    await takePicture(page, violations, check.isOfFocus ?? false, picture);
    const more = violations.length - MOST_TOLD;
    const lines = [
      name,
      ...violations
        .slice(0, MOST_TOLD)
        .map(
          ({ selector, measured, wanted }) =>
            `  ${selector}\n    measured: ${measured}\n    wanted:   ${wanted}`,
        ),
      ...(more > 0 ? [`  and ${more} more`] : []),
      `  picture: ${relative(root, picture)}`,
    ];
    return { pass: false, message: () => lines.join("\n") };
  },
});

/** Of the viewport with the first element in its middle, all of them outlined. */
async function takePicture(page: Page, violations: readonly Violation[], isOfFocus: boolean, file: string) {
  const selectors = [...new Set(violations.map(({ selector }) => selector))];
  const focused = await page.evaluateHandle(() => document.activeElement);
  await page.evaluate(
    ([all, isFocused]) => {
      const elements = all.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
      if (isFocused) elements[0]?.focus();
      elements[0]?.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const outlines = document.createElement("div");
      outlines.id = "outlines";
      // In the top layer, above menus and toasts.
      outlines.popover = "manual";
      outlines.style.cssText =
        "position: fixed; inset: 0; width: auto; height: auto; border: 0; padding: 0; background: none; overflow: visible; pointer-events: none; forced-color-adjust: none; print-color-adjust: exact";
      for (const element of elements) {
        const { left, top, width, height } = element.getBoundingClientRect();
        const outline = document.createElement("div");
        outline.style.cssText = `position: absolute; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; outline: 3px dashed magenta; outline-offset: 3px`;
        outlines.append(outline);
      }
      document.documentElement.append(outlines);
      outlines.showPopover();
    },
    [selectors, isOfFocus] as const,
  );
  await page.screenshot({ path: file });
  // As it was, for the tests that follow.
  await focused.evaluate((before) => {
    document.querySelector("#outlines")?.remove();
    if (document.activeElement instanceof HTMLElement && document.activeElement !== before)
      document.activeElement.blur();
    if (before instanceof HTMLElement) before.focus();
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}
