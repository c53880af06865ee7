import { contrast } from "../contrast";
import { endAnimations, groundOf, liesOnPicture, shownTexts } from "./parts";

/** Text from this size on is large (WCAG). */
const LARGE_PX = 24;

/**
 * Text with less contrast than level AAA asks for (WCAG 1.4.6), except text on pictures. In forced colors browsers draw a backplate
 * in the page's background color behind text, so its contrast is checked as well.
 */
export function paleWords(): readonly string[] {
  endAnimations();
  return shownTexts()
    .filter(({ parent }) => {
      const { color, fontSize, forcedColorAdjust } = getComputedStyle(parent);
      const isOnPlate = matchMedia("(forced-colors: active)").matches && forcedColorAdjust === "auto";
      const least = parseFloat(fontSize) < LARGE_PX ? 7 : 4.5;
      const grounds = (isOnPlate ? [parent, document.body] : [parent]).map(groundOf);
      return !liesOnPicture(parent) && grounds.some((ground) => contrast(color, ground) < least);
    })
    .map(({ words }) => `"${words}" is pale`);
}
