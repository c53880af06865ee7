import type { Check } from "./check";
import { TOLERANCE_PX } from "./edges";
import { ancestorsOf, elementsIn, isOpaque, isOutOfSight, isShown } from "./elements";
import { isHiddenHere, quoted, shownTexts } from "./shownTexts";

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

interface Line extends Box {
  readonly element: Element;
  /** An element itself, or one of its pseudo-elements. */
  readonly box: "" | "::before" | "::after";
}

const MOST_THICK_PX = 3;
const LEAST_LONG_PX = 24;

/** The borders of a box, and the box itself where it is filled, as far as they are lines. */
function linesOf(box: Box, style: CSSStyleDeclaration): readonly Box[] {
  const border = (side: string) =>
    isOpaque(style.getPropertyValue(`border-${side}-color`))
      ? parseFloat(style.getPropertyValue(`border-${side}-width`))
      : 0;
  const drawn = [
    { ...box, bottom: box.top + border("top") },
    { ...box, top: box.bottom - border("bottom") },
    { ...box, right: box.left + border("left") },
    { ...box, left: box.right - border("right") },
    ...(isOpaque(style.backgroundColor) ? [box] : []),
  ];
  return drawn.filter(({ left, top, right, bottom }) => {
    const [width, height] = [right - left, bottom - top];
    const thickness = Math.min(width, height);
    return thickness > 0 && thickness <= MOST_THICK_PX && Math.max(width, height) > LEAST_LONG_PX;
  });
}

/** The border box of a pseudo-element, which no script can ask for: only where it is positioned, and not turned or moved. */
function boxOfPseudo(element: Element, style: CSSStyleDeclaration): readonly Box[] {
  const { content, position, transform, rotate, translate, scale } = style;
  if (content === "none" || position !== "absolute" || Number(style.opacity) === 0) return [];
  if ([transform, rotate, translate, scale].some((each) => each !== "none")) return [];
  const around = ancestorsOf(element).find((part) => getComputedStyle(part).position !== "static");
  if (!around) return [];
  const px = (...names: readonly string[]) =>
    names.reduce((sum, name) => sum + (parseFloat(style.getPropertyValue(name)) || 0), 0);
  const size = (length: string, ...sides: readonly string[]) =>
    style.boxSizing === "border-box"
      ? px(length)
      : px(length, ...sides.flatMap((side) => [`padding-${side}`, `border-${side}-width`]));
  const { left: aroundLeft, top: aroundTop } = around.getBoundingClientRect();
  const left = aroundLeft + around.clientLeft + px("left", "margin-left");
  const top = aroundTop + around.clientTop + px("top", "margin-top");
  return [
    {
      left,
      top,
      right: left + size("width", "left", "right"),
      bottom: top + size("height", "top", "bottom"),
    },
  ];
}

const shownLines = (): readonly Line[] =>
  elementsIn("body", "body *").flatMap((element) => {
    if (element.closest("svg, header") || !isShown(element)) return [];
    if (isOutOfSight(element) || isHiddenHere(element)) return [];
    const ofPseudos = (["::before", "::after"] as const).flatMap((box) => {
      const style = getComputedStyle(element, box);
      return boxOfPseudo(element, style).flatMap((edges) =>
        linesOf(edges, style).map((line) => ({ ...line, element, box })),
      );
    });
    const style = getComputedStyle(element);
    const own = [...element.getClientRects()].flatMap(({ left, top, right, bottom }) =>
      linesOf({ left, top, right, bottom }, style).map((line) => ({ ...line, element, box: "" as const })),
    );
    return [...own, ...ofPseudos];
  });

/** Whether a text is on a plane of its own, which hides a line that is drawn elsewhere. */
const isOnOwnPlane = (text: Element, line: Element) =>
  ancestorsOf(text).some((part) => {
    if (part.contains(line)) return false;
    const { backgroundColor, backgroundImage } = getComputedStyle(part);
    return isOpaque(backgroundColor) || backgroundImage !== "none";
  });

/**
 * Compares lines with the middle halves of lines of text, so that underlines are left alone. Of the document, as texts move. A log
 * scrolls under its own edge.
 */
export const linesThroughText: Check = {
  name: "draws no line through text",
  find() {
    const lines = shownLines();
    return shownTexts()
      .filter(({ parent }) => !parent.closest("header, [role=log]"))
      .flatMap(({ words, parent, lines: ofText }) => {
        const crosses = (line: Line) =>
          ofText.some(
            ({ left, right, top, bottom, height }) =>
              line.left < right - TOLERANCE_PX &&
              line.right > left + TOLERANCE_PX &&
              line.top < bottom - height / 4 &&
              line.bottom > top + height / 4,
          );
        return lines
          .filter((line) => crosses(line) && !isOnOwnPlane(parent, line.element))
          .map(({ element, box }) => ({
            element,
            measured: `${box} draws a line through ${quoted(words)}`.trim(),
            wanted: "lines beside text, or under it",
          }));
      });
  },
};
