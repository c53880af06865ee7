import { contrast } from "../contrast";
import { endAnimations, groundOf, liesOnPicture, shownTexts } from "./parts";

/** From here on letters are large, by WCAG. */
const LARGE_PX = 24;

/** Words of less contrast than level AAA asks for (WCAG 1.4.6), those on pictures aside. Forced colors put a plate under words. */
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
