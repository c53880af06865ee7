import type { Check } from "./check";
import { ancestorsOf, found, TOASTS } from "./elements";
import { selectorOf } from "./selectorOf";
import { tabStops } from "./tabStops";

/** Controls in one row may differ in height by this much. */
const ROW_TOLERANCE_PX = 8;

/** Allowed are steps to the right, down, or to the top of a column at the right. */
export const focusOrder: Check = {
  name: "has its focus order in reading order",
  find(scope) {
    const stops = tabStops(scope).map((stop) => {
      const { left, right, top, bottom } = stop.getBoundingClientRect();
      const area = stop.closest(`.SkipLink, .DropDownMenu-panel, header, main, footer, ${TOASTS}`);
      // Undoes horizontal scrolling, because scrolled elements would seem to overlap others.
      const across = ancestorsOf(stop.parentElement).reduce((sum, { scrollLeft }) => sum + scrollLeft, 0);
      return { stop, area, left: left + across, right: right + across, top, bottom };
    });
    return stops.flatMap((next, index) => {
      const { stop } = next;
      if (stop.tabIndex !== 0) return found([stop], `tabindex ${stop.tabIndex}`, "the order of the document");
      const last = stops[index - 1];
      if (!last || last.area !== next.area) return [];
      const isBelow = next.top >= last.bottom - ROW_TOLERANCE_PX;
      const isToTheRight = next.left >= last.right - ROW_TOLERANCE_PX;
      const isWithin = next.top >= last.top - ROW_TOLERANCE_PX && next.left >= last.left - ROW_TOLERANCE_PX;
      if (isBelow || isToTheRight || isWithin) return [];
      const place = ({ left, top }: typeof next) => `${Math.round(left)} × ${Math.round(top)} px`;
      return found(
        [stop],
        `at ${place(next)}, after ${selectorOf(last.stop)} at ${place(last)}`,
        "to the right of the tab stop before it, or below",
      );
    });
  },
};
