import { contrast } from "../contrast";
import type { Check } from "./check";
import { backgroundBehind, found, isOnPicture } from "./elements";
import { quoted, shownTexts } from "./shownTexts";

/** Text from this size on is large (WCAG). */
const LARGE_PX = 24;

/**
 * Of the document, since modes change colors everywhere. Except text on pictures. In forced colors browsers draw a backplate in the
 * page's background color behind text, so its contrast is checked as well.
 */
export const textContrast: Check = {
  name: "has text of the contrast of level AAA",
  find() {
    const isForced = matchMedia("(forced-colors: active)").matches;
    return shownTexts().flatMap(({ words, parent }) => {
      if (isOnPicture(parent)) return [];
      const { color, fontSize, forcedColorAdjust } = getComputedStyle(parent);
      const least = parseFloat(fontSize) < LARGE_PX ? 7 : 4.5;
      const backgrounds = [
        backgroundBehind(parent),
        ...(isForced && forcedColorAdjust === "auto" ? [backgroundBehind(document.body)] : []),
      ];
      const pale = backgrounds.find((background) => contrast(color, background) < least);
      if (pale === undefined) return [];
      const measured = `${quoted(words)}: ${color} on ${pale}, ${contrast(color, pale).toFixed(2)}:1`;
      return found([parent], measured, `at least ${least}:1 (WCAG 1.4.6)`);
    });
  },
};
