import { contrast } from "../contrast";
import { ancestorsOf, endAnimations, groundOf, liesOnPicture, nameOf, partsIn, TOASTS } from "./parts";

/** Controls in one row may differ in height by this much. */
const ROW_TOLERANCE_PX = 8;

/** The minimum of WCAG 1.4.11. */
const LEAST_CONTRAST = 3;

const CONTROLS = "a[href], button, input, select, textarea, summary";

/** The elements in this part that Tab reaches. */
const tabStops = (selector: string) =>
  partsIn(selector, `${CONTROLS}, [tabindex]`).filter(
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
export function jumpsOfFocus(selector: string): readonly string[] {
  const stops = tabStops(selector).map((stop) => {
    const { left, right, top, bottom } = stop.getBoundingClientRect();
    const area = stop.closest(`.SkipLink, .DropDownMenu-plane, header, main, footer, ${TOASTS}`);
    // Undoes horizontal scrolling, because scrolled elements would seem to overlap others.
    const across = ancestorsOf(stop.parentElement).reduce((sum, { scrollLeft }) => sum + scrollLeft, 0);
    return { stop, area, left: left + across, right: right + across, top, bottom };
  });
  return stops.flatMap((next, index) => {
    if (next.stop.tabIndex !== 0)
      return [`${nameOf(next.stop)} is left out by Tab, or has an order of its own`];
    const last = stops[index - 1];
    if (!last || last.area !== next.area) return [];
    const isBelow = next.top >= last.bottom - ROW_TOLERANCE_PX;
    const isToTheRight = next.left >= last.right - ROW_TOLERANCE_PX;
    const isWithin = next.top >= last.top - ROW_TOLERANCE_PX && next.left >= last.left - ROW_TOLERANCE_PX;
    if (isBelow || isToTheRight || isWithin) return [];
    return [`Tab jumps from "${nameOf(last.stop)}" to "${nameOf(next.stop)}"`];
  });
}

/**
 * Whether an outline that reaches this far is clipped, above or below, by an ancestor that hides overflow and does not scroll.
 */
const isCutOff = (stop: Element, reachPx: number) =>
  ancestorsOf(stop.parentElement)
    .filter(
      (part) => getComputedStyle(part).overflowY !== "visible" && part.scrollHeight <= part.clientHeight,
    )
    .map((part) => [part.getBoundingClientRect(), stop.getBoundingClientRect()] as const)
    .some(([box, { top, bottom }]) => top - reachPx < box.top || bottom + reachPx > box.bottom);

function faultOfRing(stop: Element): string | undefined {
  const label = stop.closest("label");
  const marked = label ? [label, ...label.querySelectorAll("*")] : [];
  // The focus ring of cards, and of elements that represent a hidden control, is on their ::after.
  const rings = [stop, ...marked]
    .map((part) => getComputedStyle(part, "::after"))
    .concat(getComputedStyle(stop))
    .filter(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 2);
  if (rings.length === 0) return "shows no ring";
  const contrasts = rings.flatMap(({ outlineColor, outlineOffset }) => {
    const under = parseFloat(outlineOffset) < 0 ? stop : (label ?? stop).parentElement;
    return liesOnPicture(under) ? [] : [contrast(outlineColor, groundOf(under))];
  });
  const { outlineOffset, outlineWidth } = getComputedStyle(stop);
  if (isCutOff(stop, parseFloat(outlineOffset) + parseFloat(outlineWidth)))
    return "shows a ring that is cut off";
  const isPale = contrasts.length > 0 && Math.max(...contrasts) < LEAST_CONTRAST;
  return isPale ? "shows a ring of too little contrast" : undefined;
}

/**
 * The tab stops that show no focus ring, or are covered. The last key before the call has to be a keyboard key, because of
 * `:focus-visible`.
 */
export function unmarkedFocus(selector: string, isBackwards = false): readonly string[] {
  const stops = tabStops(selector);
  // An element that has the focus already would not be scrolled to.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const faults = (isBackwards ? stops.toReversed() : stops).flatMap((stop) => {
    // focus() scrolls as Tab does.
    stop.focus();
    endAnimations();
    const { left, right, top, bottom } = stop.getClientRects()[0] ?? new DOMRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isSeen = seen && (stop.contains(seen) || seen.contains(stop) || seen.closest("label"));
    const cover = seen?.className || seen?.tagName || "nothing";
    return [
      document.activeElement !== stop && "takes no focus",
      faultOfRing(stop),
      // Going backwards, browsers scroll to the caret of a long textarea and not to its middle.
      !isSeen && !(isBackwards && stop.matches("textarea")) && `is covered by ${cover}`,
    ].flatMap((fault) => (fault ? [`${nameOf(stop)} ${fault}`] : []));
  });
  window.scrollTo({ top: 0, behavior: "instant" });
  return faults;
}
