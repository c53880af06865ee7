import { boxOf } from "./boxes";
import type { Check } from "./check";
import { backgroundBehind, elementsIn, found, isOpaque, isShown } from "./elements";

/** Of the document, since they lie on other parts of it. */
export const panelsAbove: Check = {
  name: "has an edge and a background of each menu and toast over the page",
  find: () =>
    elementsIn("body", "[popover], .DropDownMenu-panel, .Toast")
      .filter(isShown)
      .flatMap((panel) => {
        const style = getComputedStyle(panel);
        const { hasEdge } = boxOf(style, backgroundBehind(panel.parentElement));
        return [
          ...(isOpaque(style.backgroundColor) ? [] : found([panel], "no background", "an opaque one")),
          // The popover covers the whole page.
          ...(hasEdge || panel.matches("[popover]") ? [] : found([panel], "no edge", "a border")),
        ];
      }),
};
