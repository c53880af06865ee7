import type { Check } from "./check";
import { backgroundBehind, found, isOnPicture } from "./elements";
import { quoted, shownTexts } from "./shownTexts";

/** https://www.w3.org/TR/css-color-4/#css-system-colors */
const SYSTEM_COLORS = [
  "ActiveText",
  "ButtonFace",
  "ButtonText",
  "Canvas",
  "CanvasText",
  "FieldText",
  "GrayText",
  "Highlight",
  "HighlightText",
  "LinkText",
  "MarkText",
  "SelectedItemText",
  "VisitedText",
];

/** As the browser computes them now. */
function visitorsColors(): ReadonlySet<string> {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.setProperty("forced-color-adjust", "none");
  const computed = SYSTEM_COLORS.map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return new Set(computed);
}

/** Of the document, since modes change colors everywhere. A color of the site's own is only sure to be read on a ground of its own. */
export const systemColors: Check = {
  name: "writes in the colors of the visitor what is on the visitor's background",
  find() {
    const known = visitorsColors();
    return shownTexts().flatMap(({ words, parent }) => {
      const { color } = getComputedStyle(parent);
      const isOnOwnGround = isOnPicture(parent) || !known.has(backgroundBehind(parent));
      return parent.closest("svg") || known.has(color) || isOnOwnGround
        ? []
        : found([parent], `${quoted(words)}: ${color}`, "a system color, such as CanvasText or LinkText");
    });
  },
};
