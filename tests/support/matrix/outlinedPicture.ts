import type { Page } from "playwright";
import type { Violation } from "../checks/check";

/** A picture of the viewport with the first element in its middle, all of them outlined. The page is as it was afterwards. */
export async function outlinedPicture(
  page: Page,
  violations: readonly Violation[],
  isOfFocus: boolean,
): Promise<Buffer> {
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
  const picture = await page.screenshot();
  await focused.evaluate((before) => {
    document.querySelector("#outlines")?.remove();
    if (document.activeElement instanceof HTMLElement && document.activeElement !== before)
      document.activeElement.blur();
    if (before instanceof HTMLElement) before.focus();
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  return picture;
}
