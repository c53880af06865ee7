import { contrast } from "../contrast";
import { isOpaque } from "./elements";

/** The contrast from which on two areas can be told apart. */
export const VISIBLE_CONTRAST = 1.3;

/** An element itself, or one of its pseudo-elements. */
export type Box = "" | "::before" | "::after";

const BORDERS = ["border-top", "border-bottom", "border-left", "border-right"];

/** How wide the widest of its borders is that can be told from the background, in px; 0 if there is none. */
export function borderOf(
  style: CSSStyleDeclaration,
  background: string,
  leastContrast: number,
  lines = BORDERS,
): number {
  const widths = lines.map((line) => {
    const read = (what: string) => style.getPropertyValue(`${line}-${what}`);
    const isSeen = isOpaque(read("color")) && contrast(read("color"), background) > leastContrast;
    return read("style") !== "none" && isSeen ? parseFloat(read("width")) : 0;
  });
  return Math.max(...widths);
}

/** The contrast between the background of a box and the background behind it; 1 if it has none. */
export const fillOf = ({ backgroundColor }: CSSStyleDeclaration, background: string) =>
  isOpaque(backgroundColor) ? contrast(backgroundColor, background) : 1;

/** Whether a box has a border or an outline that can be seen, and the contrast of its background. */
export const boxOf = (style: CSSStyleDeclaration, background: string) => ({
  hasEdge: borderOf(style, background, VISIBLE_CONTRAST, [...BORDERS, "outline"]) > 0,
  fill: fillOf(style, background),
});
