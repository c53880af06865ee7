import { expect, it } from "vitest";
import { pagerSteps } from "../../shared/pages/blog/pagerSteps";

it.each([
  [1, 1, "1"],
  [2, 3, "1 2 3"],
  [1, 5, "1 2 gap 5"],
  [3, 5, "1 2 3 4 5"],
  [4, 7, "1 2 3 4 5 6 7"],
  [1, 84, "1 2 gap 84"],
  [42, 84, "1 gap 41 42 43 gap 84"],
  [82, 84, "1 gap 81 82 83 84"],
  [84, 84, "1 gap 83 84"],
])("on page %i of %i one can go to %s", (page, pageCount, steps) => {
  expect(pagerSteps(page, pageCount).join(" ")).toBe(steps);
});
