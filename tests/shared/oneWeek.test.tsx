import { expect, it } from "vitest";
import { renderedAt } from "../support/renderedAt";

it("the employee's week has five days in order, and says of Thursday that nothing is sent", () => {
  const days = renderedAt("/solutions/employers").querySelectorAll("#one-week li");
  const titled = [...days].map((day) => [
    day.querySelector("p")?.textContent,
    day.querySelector("h3")?.textContent,
  ]);
  expect(titled).toEqual([
    ["Monday", "An invitation"],
    ["Tuesday", "A few questions"],
    ["Wednesday", "A time to be seen"],
    ["Thursday", "Nothing sent"],
    ["Friday", "A reminder that helps"],
  ]);
});
