import { render } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { RegistryTable } from "../../shared/illustrations/RegistryTable";
import { Windows } from "../../shared/illustrations/Windows";
import { loadAllPages } from "../../shared/pageModules";
import { Milestones } from "../../shared/pages/about/Milestones";
import { allPages, pages } from "../../shared/pageTable";
import { anglesOf, numbersOf, strokes } from "../support/drawnGeometry";
import { renderedAt } from "../support/renderedAt";

const NO_PAGE = "/no-such-page";

const rendered = new Map<string, HTMLElement>();
beforeAll(async () => {
  await loadAllPages(allPages);
  for (const path of [pages.home.path, pages.employers.path, NO_PAGE]) rendered.set(path, renderedAt(path));
});

const on = (path: string, selector: string) => [...(rendered.get(path)?.querySelectorAll(selector) ?? [])];

it("the flywheel has an arc for each of its stages", () => {
  const stages = on(pages.home.path, '[data-hour="day"] ol li');
  expect(on(pages.home.path, ".Flywheel-stage")).toHaveLength(stages.length);
});

describe("dots that stand for people", () => {
  const census = (path: string, selector: string) => {
    const [drawing] = on(path, `${selector} .Census`);
    return {
      lit: drawing?.querySelectorAll(".Census-lit").length,
      unlit: strokes(drawing?.querySelector(".Census-unlit") ?? null),
    };
  };

  it("are all lit where an employer sees the group, and none where it never sees a person", () => {
    const [seen, unseen] = ["light", "dark"].map((tone) =>
      census(pages.employers.path, `.PrivacyPlane [data-tone="${tone}"]`),
    );
    expect(unseen).toEqual({ lit: 0, unlit: seen?.lit });
    expect(seen?.unlit).toBe(0);
  });

  it("are lit once in a hundred on the page for what is not found, at every width", () => {
    for (const selector of [".Lost-dots:not(.Lost-dots-phone)", ".Lost-dots-phone"])
      expect(census(NO_PAGE, selector)).toEqual({ lit: 1, unlit: 99 });
  });

  it("are lit on the four days of the employee's week that have an event", () => {
    const days = on(pages.employers.path, ".OneWeek li");
    expect(days.map((day) => day.matches(".OneWeek-ring"))).toEqual(
      days.map((day) => day.querySelector("h3") === null),
    );
    expect(days.map((day) => day.querySelector("h3") !== null)).toEqual([true, true, true, false, true]);
  });
});

describe("small drawings", () => {
  it("draws a third of a half circle for a low risk, two for a medium and all for a high one", () => {
    const { container } = render(<RegistryTable rows={3} />);
    const marks = [...container.querySelectorAll(".RegistryTable-mark")].map((mark) => [
      mark.getAttribute("data-level"),
      anglesOf(mark.querySelector(".RegistryTable-level"), { x: 18, y: 18 }).end,
    ]);
    expect(marks.map(([level, end]) => [level, Math.round(Number(end))])).toEqual([
      ["High", 180],
      ["Medium", 120],
      ["Low", 60],
    ]);
  });

  it("lights the windows of its indices, counted along the rows", () => {
    const { container } = render(
      <svg>
        <Windows x={10} y={20} columns={3} rows={2} size={8} step={12} lit={[1, 5]} />
      </svg>,
    );
    expect(strokes(container.querySelector(".Scene-window"))).toBe(4);
    const lit = [...container.querySelectorAll(".Scene-lit")].map((pane) => numbersOf(pane, "d").slice(0, 2));
    expect(lit).toEqual([
      [10 + 12, 20],
      [10 + 2 * 12, 20 + 12],
    ]);
  });

  it("lets the sun stand higher with every milestone, from a cap on the horizon to the whole disc", () => {
    const milestones = ["2000", "2010", "2023", "2026"].map((year) => ({ year, title: year, body: "" }));
    const { container } = render(<Milestones milestones={milestones} />);
    const suns = [...container.querySelectorAll(".Milestones-sun")].map((sun) => sun.getAttribute("d") ?? "");
    expect(suns.map((sun) => sun.split("A").length - 1)).toEqual([1, 1, 2, 2]);
    expect(suns[0]).toMatch(/ 0 0 1 /);
    const [third = NaN, fourth = NaN] = suns.slice(2).map((sun) => Number(sun.match(/[\d.]+/g)?.[1]));
    expect(fourth).toBeLessThan(third);
  });
});
