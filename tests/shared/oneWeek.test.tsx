import { expect, it } from "vitest";
import { renderedAt } from "../support/renderedAt";

it("the employee's week has five days in order, and on Thursday nothing", () => {
  const days = [...renderedAt("/solutions/employers").querySelectorAll("#one-week li")];
  const named = days.map((day) =>
    [...day.querySelectorAll("p:first-child, h3")].map((each) => each.textContent),
  );
  expect(named).toEqual([
    ["Monday", "An invitation"],
    ["Tuesday", "A few questions"],
    ["Wednesday", "A time to be seen"],
    ["Thursday"],
    ["Friday", "A reminder that helps"],
  ]);
});
