import { expect, it } from "vitest";
import { renderedAt } from "../support/renderedAt";

it("the employee's week lights the days with an event, as it is read out", () => {
  const week = renderedAt("/solutions/employers").querySelector(".OneWeek");
  const days = [...(week?.querySelectorAll("li") ?? [])];
  const isLit = (day: Element) => !day.classList.contains("OneWeek-ring");
  expect(days.map((day) => [day.querySelector("p")?.textContent, isLit(day)])).toEqual([
    ["Monday", true],
    ["Tuesday", true],
    ["Wednesday", true],
    ["Thursday", false],
    ["Friday", true],
  ]);
  expect(days.map((day) => day.querySelector("h3") !== null)).toEqual(days.map(isLit));
  expect(week?.querySelector("[role=img]")?.getAttribute("aria-label")).toBe(
    "Five working days as dots. Monday, Tuesday, Wednesday and Friday are lit.",
  );
});
