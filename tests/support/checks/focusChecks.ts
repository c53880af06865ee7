import { contrast } from "../contrast";
import { ancestorsOf, backgroundBehind, elementsIn, endAnimations, isOnPicture, TOASTS } from "./elements";
import type { Finding } from "./findings";

/** Controls in one row may differ in height by this much. */
const ROW_TOLERANCE_PX = 8;

/** The minimum of WCAG 1.4.11. */
const LEAST_CONTRAST = 3;

const CONTROLS = "a[href], button, input, select, textarea, summary";

/** The elements in this part that Tab reaches. */
const tabStops = (scope: string) =>
  elementsIn(scope, `${CONTROLS}, [tabindex]`).filter(
    (stop) =>
      (stop.tabIndex >= 0 || stop.matches(CONTROLS)) &&
      !stop.matches(":disabled, [type=radio]:not(:checked)") &&
      !stop.closest("[inert]") &&
      stop.checkVisibility({ visibilityProperty: true }),
  );

/**
 * Where the focus order differs from the reading order. Allowed are steps to the right, down, or to the top of a column at the
 * right.
 */
export function focusOrder(scope: string): readonly Finding[] {
  const stops = tabStops(scope).map((stop) => {
    const { left, right, top, bottom } = stop.getBoundingClientRect();
    const area = stop.closest(`.SkipLink, .DropDownMenu-plane, header, main, footer, ${TOASTS}`);
    // Undoes horizontal scrolling, because scrolled elements would seem to overlap others.
    const across = ancestorsOf(stop.parentElement).reduce((sum, { scrollLeft }) => sum + scrollLeft, 0);
    return { stop, area, left: left + across, right: right + across, top, bottom };
  });
  return stops.flatMap((next, index) => {
    const { tabIndex } = next.stop;
    if (tabIndex !== 0)
      return [{ element: next.stop, measured: `tabindex ${tabIndex}`, wanted: "the order of the document" }];
    const last = stops[index - 1];
    if (!last || last.area !== next.area) return [];
    const isBelow = next.top >= last.bottom - ROW_TOLERANCE_PX;
    const isToTheRight = next.left >= last.right - ROW_TOLERANCE_PX;
    const isWithin = next.top >= last.top - ROW_TOLERANCE_PX && next.left >= last.left - ROW_TOLERANCE_PX;
    if (isBelow || isToTheRight || isWithin) return [];
    const before = last.stop.textContent.trim().slice(0, 40);
    return [
      {
        element: next.stop,
        measured: `Tab jumps up or back from "${before}"`,
        wanted: "on to the right or down",
      },
    ];
  });
}

/**
 * Whether an outline that reaches this far is clipped, above or below, by an ancestor that hides overflow and does not scroll.
 */
const isClipped = (stop: Element, reachPx: number) =>
  ancestorsOf(stop.parentElement)
    .filter(
      (part) => getComputedStyle(part).overflowY !== "visible" && part.scrollHeight <= part.clientHeight,
    )
    .map((part) => [part.getBoundingClientRect(), stop.getBoundingClientRect()] as const)
    .some(([box, { top, bottom }]) => top - reachPx < box.top || bottom + reachPx > box.bottom);

function faultOfRing(stop: Element): Omit<Finding, "element"> | undefined {
  const label = stop.closest("label");
  const marked = label ? [label, ...label.querySelectorAll("*")] : [];
  // The focus ring of cards, and of elements that represent a hidden control, is on their ::after.
  const rings = [stop, ...marked]
    .map((part) => getComputedStyle(part, "::after"))
    .concat(getComputedStyle(stop))
    .filter(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 2);
  if (rings.length === 0) return { measured: "no focus ring", wanted: "an outline of at least 2 px" };
  const contrasts = rings.flatMap(({ outlineColor, outlineOffset }) => {
    const under = parseFloat(outlineOffset) < 0 ? stop : (label ?? stop).parentElement;
    return isOnPicture(under) ? [] : [contrast(outlineColor, backgroundBehind(under))];
  });
  const { outlineOffset, outlineWidth } = getComputedStyle(stop);
  if (isClipped(stop, parseFloat(outlineOffset) + parseFloat(outlineWidth)))
    return { measured: "a focus ring that is cut off", wanted: "a whole ring" };
  const best = Math.max(...contrasts);
  if (contrasts.length === 0 || best >= LEAST_CONTRAST) return undefined;
  return {
    measured: `a focus ring with a contrast of ${best.toFixed(2)}`,
    wanted: `at least ${LEAST_CONTRAST}`,
  };
}

/**
 * The tab stops that show no focus ring, or are covered. The last key before the call has to be a keyboard key, because of
 * `:focus-visible`.
 */
export function focusRing(scope: string, isBackwards = false): readonly Finding[] {
  const stops = tabStops(scope);
  // An element that has the focus already would not be scrolled to.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const found = (isBackwards ? stops.toReversed() : stops).flatMap((stop): readonly Finding[] => {
    // focus() scrolls as Tab does.
    stop.focus();
    endAnimations();
    if (document.activeElement !== stop)
      return [{ element: stop, measured: "takes no focus", wanted: "the focus, as Tab stops there" }];
    const ring = faultOfRing(stop);
    const { left, right, top, bottom } = stop.getClientRects()[0] ?? new DOMRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isSeen = seen && (stop.contains(seen) || seen.contains(stop) || seen.closest("label"));
    // Going backwards, browsers scroll to the caret of a long textarea and not to its middle.
    const mayBeCovered = isBackwards && stop.matches("textarea");
    const cover = seen?.className || seen?.tagName || "the viewport's edge";
    const covered = { measured: `covered by ${cover}`, wanted: "in sight while it has the focus" };
    return [...(ring ? [ring] : []), ...(isSeen || mayBeCovered ? [] : [covered])].map((fault) => ({
      element: stop,
      ...fault,
    }));
  });
  window.scrollTo({ top: 0, behavior: "instant" });
  return found;
}
