import { contrast } from "../contrast";
import type { Check, Finding } from "./check";
import { ancestorsOf, backgroundBehind, endAnimations, found, isOnPicture } from "./elements";
import { remembered } from "./remembered";
import { selectorOf } from "./selectorOf";
import { tabStops } from "./tabStops";

/** The minimum of WCAG 1.4.11. */
const LEAST_CONTRAST = 3;

const LEAST_WIDTH_PX = 2;

/** Whether an outline that reaches this far is clipped, above or below, by an ancestor that hides overflow and does not scroll. */
const isClipped = (stop: Element, reachPx: number) =>
  ancestorsOf(stop.parentElement)
    .filter(
      (part) => getComputedStyle(part).overflowY !== "visible" && part.scrollHeight <= part.clientHeight,
    )
    .map((part) => [part.getBoundingClientRect(), stop.getBoundingClientRect()] as const)
    .some(([box, { top, bottom }]) => top - reachPx < box.top || bottom + reachPx > box.bottom);

function faultsOfRing(stop: Element): readonly Finding[] {
  const label = stop.closest("label");
  const marked = label ? [label, ...label.querySelectorAll("*")] : [];
  // The focus ring of cards, and of elements that represent a hidden control, is on their ::after.
  const rings = [stop, ...marked]
    .map((part) => getComputedStyle(part, "::after"))
    .filter(({ content }) => content !== "none")
    .concat(stop.closest(".visually-hidden") ? [] : getComputedStyle(stop))
    .filter(({ outlineStyle }) => outlineStyle !== "none")
    .filter(({ outlineWidth }) => parseFloat(outlineWidth) >= LEAST_WIDTH_PX);
  if (rings.length === 0) return found([stop], "no outline", `an outline of at least ${LEAST_WIDTH_PX} px`);
  const { outlineOffset: offset, outlineWidth: width } = getComputedStyle(stop);
  const reachPx = parseFloat(offset) + parseFloat(width);
  if (isClipped(stop, reachPx))
    return found(
      [stop],
      `an outline that reaches ${reachPx} px beyond it, and is clipped`,
      "a whole outline",
    );
  const contrasts = rings.flatMap(({ outlineColor, outlineOffset }) => {
    const under = parseFloat(outlineOffset) < 0 ? stop : (label ?? stop).parentElement;
    return isOnPicture(under) ? [] : [contrast(outlineColor, backgroundBehind(under))];
  });
  const best = Math.max(...contrasts);
  if (contrasts.length === 0 || best >= LEAST_CONTRAST) return [];
  const measured = `an outline with a contrast of ${best.toFixed(2)}:1`;
  return found([stop], measured, `at least ${LEAST_CONTRAST}:1 (WCAG 1.4.11)`);
}

function faultsOfPlace(stop: Element): readonly Finding[] {
  const { left, right, top, bottom } = stop.getClientRects()[0] ?? new DOMRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const seen = document.elementFromPoint(x, y);
  if (seen && (stop.contains(seen) || seen.contains(stop) || seen.closest("label"))) return [];
  const cover = seen ? `covered by ${selectorOf(seen)}` : "outside the viewport";
  return found([stop], `its middle, at ${Math.round(x)} × ${Math.round(y)} px, is ${cover}`, "in sight");
}

/** Takes the focus to each of these, as Tab does. */
function faultsAlong(stops: readonly HTMLElement[]) {
  const [ofRings, ofPlaces]: [Finding[], Finding[]] = [[], []];
  const before = document.activeElement;
  // An element that has the focus already would not be scrolled to.
  if (before instanceof HTMLElement) before.blur();
  for (const stop of stops) {
    // focus() scrolls as Tab does.
    stop.focus();
    endAnimations();
    ofRings.push(...faultsOfRing(stop));
    ofPlaces.push(...faultsOfPlace(stop));
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: "instant" });
  endAnimations();
  return { ofRings, ofPlaces };
}

const forwards = remembered((scope: string) => faultsAlong(tabStops(scope)));
const backwards = remembered((scope: string) => faultsAlong(tabStops(scope).toReversed()));

const RING = "every tab stop has a visible focus ring";
const PLACE = "no tab stop is covered while it has the focus";

/** The last key before has to be one of the keyboard, because of `:focus-visible`. */
export const focusRing: Check = {
  name: RING,
  find: (scope) => forwards(scope).ofRings,
};

export const focusObscured: Check = {
  name: PLACE,
  find: (scope) => forwards(scope).ofPlaces,
};

export const focusRingBackwards: Check = {
  name: `${RING}, going backwards`,
  find: (scope) => backwards(scope).ofRings,
};

export const focusObscuredBackwards: Check = {
  name: `${PLACE}, going backwards`,
  // Going backwards, browsers scroll to the caret of a long textarea and not to its middle.
  find: (scope) => backwards(scope).ofPlaces.filter(({ element }) => !element.matches("textarea")),
};
