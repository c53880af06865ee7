import { contrast } from "../contrast";
import type { Check } from "./check";
import { backgroundBehind, elementsIn, found } from "./elements";
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

/** The minimum of WCAG 1.4.3, which axe does not ask of placeholders. */
const LEAST_CONTRAST = 4.5;

export const placeholderContrast: Check = {
  name: "has placeholders that can be read",
  find: (scope) =>
    elementsIn(scope, "input:placeholder-shown, textarea:placeholder-shown").flatMap((field) => {
      const { color } = getComputedStyle(field, "::placeholder");
      const measured = contrast(color, backgroundBehind(field));
      return measured >= LEAST_CONTRAST
        ? []
        : found(
            [field],
            `a placeholder with a contrast of ${measured.toFixed(2)}:1`,
            `${LEAST_CONTRAST}:1 (WCAG 1.4.3)`,
          );
    }),
};
