import type { Check } from "./check";
import { elementsIn, found } from "./elements";

const isDisplayed = (element: Element) => element.getClientRects().length > 0;

/** Screen readers say nothing of what is not displayed. */
export const readPictures: Check = {
  name: "displays each picture that has a text alternative",
  find: (scope) =>
    found(
      elementsIn(scope, "main [role=img]").filter((picture) => !isDisplayed(picture)),
      "not displayed",
      "displayed in each viewport, so that its text alternative is read out",
    ),
};

export const tableHeaders: Check = {
  name: "has a header for each row and column of its tables",
  find: (scope) => [
    ...found(
      elementsIn(scope, "th").filter((header) => !isDisplayed(header)),
      "a header that is not displayed",
      "one that screen readers can name, at least visually hidden",
    ),
    ...found(
      elementsIn(scope, "tbody tr:not(:has(th))"),
      "a row without th",
      "a th that says what the row is",
    ),
  ],
};
