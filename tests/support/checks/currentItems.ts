import { contrast } from "../contrast";
import { borderOf, fillOf } from "./boxes";
import type { Check } from "./check";
import { backgroundBehind, elementsIn, found, isOpaque, isShown } from "./elements";
import { selectorOf } from "./selectorOf";

/** Of what is needed to see choices (WCAG 1.4.11), and to tell by color alone (WCAG 1.4.1, G183). */
const LEAST_CONTRAST = 3;

/** What can mark the current one without its color: what is underlined, and which of its boxes have a border or a background. */
function marksOf(element: Element): readonly string[] {
  const isSeen = (style: CSSStyleDeclaration, behind: string) =>
    borderOf(style, behind, LEAST_CONTRAST) > 0 || fillOf(style, behind) > LEAST_CONTRAST;
  const style = getComputedStyle(element);
  return [
    ...(style.textDecorationLine.includes("underline") ? ["underline"] : []),
    ...(isSeen(style, backgroundBehind(element.parentElement)) ? ["box"] : []),
    ...["::before", "::after"].filter((box) => {
      const ofBox = getComputedStyle(element, box);
      return ofBox.content !== "none" && isSeen(ofBox, backgroundBehind(element));
    }),
  ];
}

const CURRENT = "[aria-current]:not([aria-current=false]), label:has(input[type=radio]:checked)";

/** The one of these that is current is told from the others by what only one of them has, or by its color (WCAG 1.4.1, 1.4.11). */
export const currentItems: Check = {
  name: "marks the current one of its links and choices",
  find: (scope) =>
    elementsIn(scope, CURRENT)
      .filter(isShown)
      .flatMap((current) => {
        const list = current.closest("ul, ol, nav, [role=radiogroup], fieldset");
        const other = [...(list?.querySelectorAll(current.tagName) ?? [])].find(
          (each) => !each.matches(`${CURRENT}, .Button`) && isShown(each),
        );
        if (!other) return [];
        const isTold =
          marksOf(other).join() !== marksOf(current).join() ||
          PAINTED.some((color) => contrast(colorOf(current, color), colorOf(other, color)) > LEAST_CONTRAST);
        return isTold
          ? []
          : found(
              [current],
              `looks as ${selectorOf(other)}`,
              `an underline, a border or a background of its own, or a color that differs by ${LEAST_CONTRAST}:1`,
            );
      }),
};

const PAINTED = ["color", "background-color"] as const;

function colorOf(element: Element, painted: (typeof PAINTED)[number]): string {
  const color = getComputedStyle(element).getPropertyValue(painted);
  return isOpaque(color) ? color : backgroundBehind(element.parentElement);
}
