import type { Check, Finding } from "./check";
import { isOutside, toldEdges, viewportEdges, type Edges } from "./edges";
import { ancestorsOf, elementsIn, isOpaque, isOutOfSight, isShown, TOASTS } from "./elements";
import { remembered } from "./remembered";
import { quoted, shownTexts } from "./shownTexts";

/** Of the document, whatever the state changes. Names the elements that stick out, the innermost ones. */
export const horizontalScroll: Check = {
  name: "has no horizontal scroll",
  find() {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = elementsIn("body", "*").filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && left < right && right > clientWidth && isShown(element);
    });
    const innermost = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    return (innermost.length > 0 ? innermost : [document.documentElement]).map((element) => ({
      element,
      measured: `reaches ${Math.ceil(element.getBoundingClientRect().right)} px; the page is ${scrollWidth} px wide`,
      wanted: `at most ${clientWidth} px`,
    }));
  },
};

/**
 * The edges that text in this element must not cross: those of panels, of elements that hide overflow, and of the viewport. Stops
 * at an element that scrolls, because it can show everything.
 */
const edgesAround = remembered((element: Element): readonly Edges[] => {
  const edges: Edges[] = [];
  let isInFlow = true;
  for (const part of ancestorsOf(element)) {
    if (part === document.body) return [...edges, viewportEdges()];
    const { overflowX, overflowY, display, backgroundColor, position } = getComputedStyle(part);
    const { left, right, bottom } = part.getBoundingClientRect();
    const isPanel = isInFlow && isOpaque(backgroundColor);
    isInFlow &&= position !== "fixed" && !part.matches("[popover], .DropDownMenu-panel");
    if (/auto|scroll/.test(overflowX + overflowY)) return edges;
    const hides = overflowX + overflowY !== "visiblevisible";
    if (display === "inline" || !(isPanel || hides)) continue;
    const across =
      !isPanel && overflowX === "visible" ? { left: -Infinity, right: Infinity } : { left, right };
    edges.push({ ...across, bottom: !isPanel && overflowY === "visible" ? Infinity : bottom });
  }
  return edges;
});

/** Of the document, as what grows in one place may push text out in another. */
export const clippedText: Check = {
  name: "clips no text",
  find: () =>
    shownTexts().flatMap(({ words, parent, lines }): readonly Finding[] => {
      if (parent.closest("[popover]")) return [];
      for (const edges of edgesAround(parent)) {
        const line = lines.find((box) => isOutside(box, edges));
        if (line) {
          const measured = `${quoted(words)} has a line of ${toldEdges(line)}`;
          return [{ element: parent, measured, wanted: `within ${toldEdges(edges)}` }];
        }
      }
      return [];
    }),
};

const SPECIFIED_CONTAINER_PX = 1200;

/** The first letter of a large numeral begins that far left of where its ink does. Nobody sees it. */
const MOST_SIDE_BEARING_PX = 12;

/** What has a window of its own, or is pressed. Backgrounds and drawings may reach the edges of the viewport. */
const INSIDE = "a, button, input, select, textarea, .Panel, .ProductWindow, .Phone, .Calendar";

/** What floats over the page is placed by the viewport. */
const FLOATING = `[popover], ${TOASTS}`;

/** The left and right edge of the page's container, where the viewport has room for all of it. */
function containerEdges(): Edges | undefined {
  const container = [...document.querySelectorAll(".container")].find(
    (element) => element.getBoundingClientRect().width >= SPECIFIED_CONTAINER_PX,
  );
  if (!container) return undefined;
  const { left, right } = container.getBoundingClientRect();
  return { left, right, bottom: Infinity };
}

export const insideContainer: Check = {
  name: "keeps words, windows and what is pressed within the page container",
  find() {
    const edges = containerEdges();
    if (!edges) return [];
    const isBeyond = ({ left, right }: DOMRect) =>
      isOutside({ left: left + MOST_SIDE_BEARING_PX, right: right - MOST_SIDE_BEARING_PX, bottom: 0 }, edges);
    const finding = (element: Element, subject: string, { left, right }: DOMRect): Finding => ({
      element,
      measured: `${subject}${toldEdges({ left, right, bottom: Infinity })}`,
      wanted: `within ${toldEdges(edges)}`,
    });
    const words = shownTexts()
      .filter(({ parent }) => !parent.closest(FLOATING))
      .flatMap(({ words, parent, lines }) =>
        lines
          .filter(isBeyond)
          .slice(0, 1)
          .map((line) => finding(parent, `${quoted(words)}, `, line)),
      );
    const parts = elementsIn("body", INSIDE)
      .filter((part) => isShown(part) && !isOutOfSight(part) && !part.closest(FLOATING))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && isBeyond(box))
      .map(({ part, box }) => finding(part, "", box));
    return [...words, ...parts];
  },
};
