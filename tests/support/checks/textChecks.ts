import { contrast } from "../contrast";
import {
  ancestorsOf,
  backgroundBehind,
  elementsIn,
  endAnimations,
  isOnPicture,
  isOpaque,
  shownTexts,
  TOASTS,
} from "./elements";
import type { Finding } from "./findings";
import { isOutside, viewportEdges, TOLERANCE_PX, type Edges } from "./edges";

/** Text from this size on is large (WCAG). */
const LARGE_TEXT_PX = 24;

/**
 * The edges that text in this element must not cross: those of panels, of elements that hide overflow, and of the viewport. Stops
 * at an element that scrolls, because it can show everything.
 */
function edgesAround(element: Element): readonly Edges[] {
  const edges: Edges[] = [];
  let isInFlow = true;
  for (const part of ancestorsOf(element)) {
    if (part === document.body) return [...edges, viewportEdges()];
    const { overflowX, overflowY, display, backgroundColor, position } = getComputedStyle(part);
    const { left, right, bottom } = part.getBoundingClientRect();
    const isPanel = isInFlow && isOpaque(backgroundColor);
    isInFlow &&= position !== "fixed" && !part.matches("[popover], .DropDownMenu-plane");
    if (/auto|scroll/.test(overflowX + overflowY)) return edges;
    const hides = overflowX + overflowY !== "visiblevisible";
    if (display === "inline" || !(isPanel || hides)) continue;
    const across =
      !isPanel && overflowX === "visible" ? { left: -Infinity, right: Infinity } : { left, right };
    edges.push({ ...across, bottom: !isPanel && overflowY === "visible" ? Infinity : bottom });
  }
  return edges;
}

export function cutOffText(): readonly Finding[] {
  return shownTexts()
    .filter(({ parent }) => !parent.closest("[popover]"))
    .flatMap(({ words, parent, lines }) =>
      edgesAround(parent).some((edges) => lines.some((line) => isOutside(line, edges)))
        ? [
            {
              element: parent,
              measured: `"${words}" is cut off`,
              wanted: "text within its panel and the viewport",
            },
          ]
        : [],
    );
}

/** The upper edge of a scrolling log: text above it is scrolled out of view. */
const topOf = (parent: Element) => parent.closest("[role=log]")?.getBoundingClientRect().top ?? -Infinity;

/** Compared by the middle half of the lines. Texts in the header and toasts may overlap the page. */
export function overlappingText(): readonly Finding[] {
  const cores = shownTexts()
    .filter(({ parent }) => !parent.closest(`header, ${TOASTS}`))
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
      .map(({ words }) => ({
        element: core.parent,
        measured: `"${core.words}" lies on "${words}"`,
        wanted: "no text on another",
      }));
  });
}

/**
 * The contrast that level AAA asks for (WCAG 1.4.6), except on pictures. In forced colors browsers draw a backplate in the page's
 * background color behind text, so its contrast is checked as well.
 */
export function paleText(): readonly Finding[] {
  endAnimations();
  return shownTexts().flatMap(({ words, parent }) => {
    if (isOnPicture(parent)) return [];
    const { color, fontSize, forcedColorAdjust } = getComputedStyle(parent);
    const hasBackplate = matchMedia("(forced-colors: active)").matches && forcedColorAdjust === "auto";
    const least = parseFloat(fontSize) < LARGE_TEXT_PX ? 7 : 4.5;
    const backgrounds = (hasBackplate ? [parent, document.body] : [parent]).map(backgroundBehind);
    const [ratio = least] = backgrounds
      .map((background) => contrast(color, background))
      .toSorted((a, b) => a - b);
    if (ratio >= least) return [];
    return [
      { element: parent, measured: `"${words}" has a contrast of ${ratio.toFixed(2)}`, wanted: `${least}` },
    ];
  });
}

export function missingSpaces(): readonly Finding[] {
  return elementsIn("main", "p > a")
    .filter(({ previousSibling: before }) => /\w$/.test(before?.nodeValue ?? ""))
    .map((element) => ({ element, measured: "no space before the link", wanted: "a space" }));
}

export function unlinkedEmails(): readonly Finding[] {
  return shownTexts()
    .filter(({ words, parent }) => /\w@\w/.test(words) && !parent.closest("a, form"))
    .map(({ words, parent }) => ({
      element: parent,
      measured: `"${words}" is no link`,
      wanted: "a mailto link",
    }));
}
