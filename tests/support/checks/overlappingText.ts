import type { Check } from "./check";
import { TOLERANCE_PX } from "./edges";
import { TOASTS } from "./elements";
import { quoted, shownTexts } from "./shownTexts";

/** The upper edge of a scrolling log: text above it is scrolled out of view. */
const topOf = (parent: Element) => parent.closest("[role=log]")?.getBoundingClientRect().top ?? -Infinity;

/**
 * Compares the middle halves of lines. Texts in the header and toasts may overlap the page, and the letters of a wordmark are pressed
 * into its width. Of the document, as what grows in one place may push text onto another.
 */
export const overlappingText: Check = {
  name: "has no text on other text",
  find() {
    const cores = shownTexts()
      .filter(({ parent }) => !parent.closest(`header, ${TOASTS}, text[textLength]`))
      .flatMap(({ words, lines, parent }) =>
        lines
          .filter(({ bottom }) => bottom > topOf(parent))
          .map(({ left, right, top, bottom, height }) => ({
            words,
            parent,
            left: left + TOLERANCE_PX,
            right,
            top: top + height / 4 + TOLERANCE_PX,
            bottom: bottom - height / 4,
          })),
      )
      .toSorted((one, other) => one.top - other.top);
    return cores.flatMap((core, index) => {
      const below = cores.slice(index + 1);
      const end = below.findIndex(({ top }) => top >= core.bottom);
      return below
        .slice(0, end < 0 ? undefined : end)
        .filter(({ left, right }) => left < core.right && right > core.left)
        .map(({ words, left, right, top, bottom }) => {
          const across = Math.min(right, core.right) - Math.max(left, core.left);
          const down = Math.min(bottom, core.bottom) - top;
          return {
            element: core.parent,
            measured: `${quoted(core.words)} lies on ${quoted(words)}, ${Math.ceil(across)} × ${Math.ceil(down)} px of it`,
            wanted: "each text in a place of its own",
          };
        });
    });
  },
};
