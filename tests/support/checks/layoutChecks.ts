import { isOutside, viewportEdges } from "./edges";
import { elementsIn, isOpaque, isShown, TOASTS } from "./elements";
import type { Finding } from "./findings";

const headerHeight = () => document.querySelector("header")?.offsetHeight ?? 0;

/** Names the elements that stick out, the page's width else. */
export function horizontalOverflow(): readonly Finding[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = elementsIn("body", "*").filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > clientWidth + 1 && left < clientWidth && getComputedStyle(element).position !== "fixed";
  });
  const wanted = `a page of ${clientWidth} px`;
  return (wide.length > 0 ? wide.slice(-3) : [document.body]).map((element) => ({
    element,
    measured: `ends at ${Math.round(element.getBoundingClientRect().right)} px; the page is ${scrollWidth} px wide`,
    wanted,
  }));
}

export function floatingBeyondViewport(): readonly Finding[] {
  return [...document.querySelectorAll(`header, [popover], ${TOASTS} > *`)]
    .filter((part) => isShown(part) && part.clientWidth > 0)
    .filter((part) => isOutside(part.getBoundingClientRect(), viewportEdges()))
    .map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return {
        element,
        measured: `from ${left} to ${right} px`,
        wanted: `within 0 to ${viewportEdges().right} px`,
      };
    });
}

export function tallHeader(): readonly Finding[] {
  const header = document.querySelector("header");
  const most = window.innerHeight / 5;
  if (!header || headerHeight() <= most) return [];
  return [{ element: header, measured: `${headerHeight()} px high`, wanted: `at most ${most} px` }];
}

/** Sticky elements that are under the header, or have no background, so that text scrolls through them. */
export function stickyInTheWay(): readonly Finding[] {
  return elementsIn("main", "*").flatMap((element) => {
    const { position, top, backgroundColor } = getComputedStyle(element);
    if (position !== "sticky") return [];
    if (parseFloat(top) < headerHeight())
      return [{ element, measured: `sticks at ${top}`, wanted: `below the header's ${headerHeight()} px` }];
    const [own, next] = [element, element.nextElementSibling].map((each) => each?.getBoundingClientRect());
    const isBeside = !own || !next || next.left >= own.right || next.right <= own.left;
    if (isBeside || isOpaque(backgroundColor)) return [];
    return [
      { element, measured: "text scrolls through it", wanted: "a background, or a place beside the text" },
    ];
  });
}
