import { contrast } from "../contrast";
import { borderOf, fillOf, LEAST_CONTRAST, PSEUDO_ELEMENTS, VISIBLE_CONTRAST, type Box } from "./boxes";
import type { Check } from "./check";
import { backgroundBehind, elementsIn, found, isOpaque, isOutOfSight, isShown } from "./elements";
import { remembered } from "./remembered";
import { selectorOf } from "./selectorOf";

/** What is seen to be larger. */
const LARGER = 1.25;

/** How a mark without words looks: a dot, a bar, a pseudo-element. */
interface Mark {
  readonly element: Element;
  readonly box: Box;
  /** What it is filled with, or else what is behind it. */
  readonly color: string;
  /** The width of its border. */
  readonly border: number;
  readonly width: number;
  readonly height: number;
}

const pseudoElementsOf = (element: Element) =>
  PSEUDO_ELEMENTS.filter((box) => getComputedStyle(element, box).content !== "none");

function markOf(element: Element, box: Box): Mark {
  const style = getComputedStyle(element, box);
  const behind = backgroundBehind(box ? element : element.parentElement);
  return {
    element,
    box,
    color: isOpaque(style.backgroundColor) ? style.backgroundColor : behind,
    border: borderOf(style, behind, LEAST_CONTRAST),
    width: parseFloat(style.width),
    height: parseFloat(style.height),
  };
}

/** The marks in lists and drawings. */
const marksIn = remembered((scope: string): readonly Mark[] => {
  const elements = elementsIn(scope, `main :is(ol, ul, [role=img]) *`).filter(
    (element) => isShown(element) && !isOutOfSight(element) && !element.closest("svg"),
  );
  return elements.flatMap((element) => [
    ...(element.textContent === "" && element.childElementCount === 0 ? [markOf(element, "")] : []),
    ...pseudoElementsOf(element).map((box) => markOf(element, box)),
  ]);
});

let marksBefore: readonly Mark[] = [];

/** To be called before colors are forced. */
export function rememberMarks(scope: string): void {
  marksBefore = marksIn(scope);
}

const isLarger = (one: number, other: number) => Math.max(one, other) > LARGER * Math.min(one, other);

/** A lit dot and a ring, say. Colors that are data may keep the contrast that they have among the site's own. */
export const marksApart: Check = {
  name: "tells marks apart that differ in its own colors",
  find(scope) {
    const after = marksIn(scope);
    const now = (mark: Mark) =>
      after.find(({ element, box }) => element === mark.element && box === mark.box);
    const isAlike = (one: Mark, other: Mark) => {
      const [oneNow, otherNow] = [now(one), now(other)];
      if (!oneNow || !otherNow) return false;
      const least = Math.min(LEAST_CONTRAST, contrast(one.color, other.color));
      return (
        contrast(oneNow.color, otherNow.color) < least - 0.01 &&
        !(["border", "width", "height"] as const).some((size) => isLarger(oneNow[size], otherNow[size]))
      );
    };
    return marksBefore.flatMap((mark, index) => {
      const { element, box } = mark;
      const same = marksBefore
        .slice(0, index)
        .find(
          (other) =>
            other.box === box &&
            other.element.parentElement === element.parentElement &&
            other.element.tagName === element.tagName &&
            contrast(mark.color, other.color) > VISIBLE_CONTRAST &&
            isAlike(mark, other),
        );
      return same
        ? found(
            [element],
            `${box} looks as that of ${selectorOf(same.element)}`.trim(),
            `another color by ${LEAST_CONTRAST}:1, a border or another size`,
          )
        : [];
    });
  },
};

/** What can mark the current one without its color: what is underlined, and which of its boxes have a border or a background. */
function marksOf(element: Element): readonly string[] {
  const isSeen = (style: CSSStyleDeclaration, behind: string) =>
    borderOf(style, behind, LEAST_CONTRAST) > 0 || fillOf(style, behind) > LEAST_CONTRAST;
  const style = getComputedStyle(element);
  return [
    ...(style.textDecorationLine.includes("underline") ? ["underline"] : []),
    ...(isSeen(style, backgroundBehind(element.parentElement)) ? ["box"] : []),
    ...pseudoElementsOf(element).filter((box) =>
      isSeen(getComputedStyle(element, box), backgroundBehind(element)),
    ),
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
