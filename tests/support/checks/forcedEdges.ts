import { borderOf, boxOf, fillOf, LEAST_CONTRAST } from "./boxes";
import type { Check } from "./check";
import { backgroundBehind, elementsIn, found, isOpaque, isOutOfSight, isShown } from "./elements";

const FIELDS = "input:not([type=radio], [type=checkbox], [type=range], [type=hidden]), select, textarea";

/** A button that is only an icon shows what it is by that. */
const BUTTONS = ".Button:not(:disabled)";

/** Not by an outline, which marks the focus. */
export const controlEdges: Check = {
  name: "has a border or a background of each field and button that can be seen",
  find: (scope) =>
    elementsIn(scope, `${FIELDS}, ${BUTTONS}`)
      .filter((control) => isShown(control) && !isOutOfSight(control))
      .filter((control) => {
        const [style, background] = [getComputedStyle(control), backgroundBehind(control.parentElement)];
        return (
          borderOf(style, background, LEAST_CONTRAST) === 0 && fillOf(style, background) < LEAST_CONTRAST
        );
      })
      .flatMap((control) =>
        found(
          [control],
          "neither border nor background",
          `one of at least ${LEAST_CONTRAST}:1 (WCAG 1.4.11)`,
        ),
      ),
};

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
