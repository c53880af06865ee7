import type { Check, Finding } from "./check";
import { elementsIn, isOpaque } from "./elements";

const headerHeight = () => document.querySelector("header")?.offsetHeight ?? 0;

/** Sticky elements are in the way under the header, or without a background, so that text scrolls through them. */
export const stickyParts: Check = {
  name: "has nothing sticky under its header or on its text",
  find: (scope) =>
    elementsIn(scope, "main *").flatMap((element): readonly Finding[] => {
      const { position, top, backgroundColor } = getComputedStyle(element);
      if (position !== "sticky") return [];
      // What has no `top` sticks to no edge at the top, and is left to the rule about backgrounds.
      if (parseFloat(top) < headerHeight())
        return [{ element, measured: `sticks at ${top}`, wanted: `below the header's ${headerHeight()} px` }];
      const [own, next] = [element, element.nextElementSibling].map((each) => each?.getBoundingClientRect());
      const isBeside = !own || !next || next.left >= own.right || next.right <= own.left;
      if (isBeside || isOpaque(backgroundColor)) return [];
      const measured = `text scrolls through its background ${backgroundColor}`;
      return [{ element, measured, wanted: "an opaque background, or a place beside the text" }];
    }),
};
