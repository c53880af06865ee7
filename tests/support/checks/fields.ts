import type { Check } from "./check";
import { elementsIn, found } from "./elements";
import { selectorOf } from "./selectorOf";

/** Those that are invalid have a thicker border at the left, too. */
export const invalidFields: Check = {
  name: "marks invalid fields by more than color",
  find(scope) {
    const fields = elementsIn(
      scope,
      ":is(input, select, textarea):is(:user-invalid, [aria-invalid=true])",
    ).filter((field) => {
      const { borderLeftWidth, borderRightWidth } = getComputedStyle(field);
      return borderLeftWidth === borderRightWidth;
    });
    return found(fields, "borders of one width", "a thicker border at the left");
  },
};

/** Icons and buttons at the end of a field. */
export const fieldEnds: Check = {
  name: "has nothing on the words of its fields, or in the way of their press",
  find: (scope) =>
    elementsIn(scope, "main :is(input[type=search], select)").flatMap((field) => {
      const end = field.getBoundingClientRect().right - parseFloat(getComputedStyle(field).paddingRight);
      return [...(field.parentElement?.children ?? [])].flatMap((element) => {
        const { position, pointerEvents } = getComputedStyle(element);
        if (position !== "absolute") return [];
        const { left } = element.getBoundingClientRect();
        const of = selectorOf(field);
        return [
          ...(field.matches("select") && pointerEvents !== "none"
            ? found([element], `takes the press of ${of}`, "pointer-events: none")
            : []),
          ...(left < end
            ? found(
                [element],
                `begins at ${Math.round(left)} px, on the words of ${of}`,
                `from ${Math.round(end)} px on`,
              )
            : []),
        ];
      });
    }),
};
