import { render } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { Ledger } from "../../shared/components/Ledger";
import { Windows } from "../../shared/illustrations/Windows";
import { loadAllPages } from "../../shared/pageModules";
import { Milestones } from "../../shared/pages/about/Milestones";
import { allPages, pages } from "../../shared/pageTable";
import { anglesOf, numbersOf, strokes } from "../support/drawnGeometry";
import { renderedAt } from "../support/renderedAt";

const NO_PAGE = "/no-such-page";
const GAUGE_CENTER = { x: 120, y: 118 };

const rendered = new Map<string, HTMLElement>();
beforeAll(async () => {
  await loadAllPages(allPages);
  for (const { path } of [
    pages.home,
    pages.healthPlans,
    pages.employers,
    pages.blog,
    pages.modeledOutcomes,
    pages.contact,
  ])
    rendered.set(path, renderedAt(path));
  rendered.set(NO_PAGE, renderedAt(NO_PAGE));
});

const on = (path: string, selector: string) => [...(rendered.get(path)?.querySelectorAll(selector) ?? [])];

/** The first number that is printed in a part of a page. */
const printed = (part: Element | null | undefined) => Number(/[\d.]+/.exec(part?.textContent ?? "")?.[0]);
const lengths = (part: Element | null | undefined) =>
  [...(part?.querySelectorAll(".Bar-length") ?? [])].map((bar) => numbersOf(bar, "width")[0] ?? NaN);
const heights = (part: Element | null | undefined) =>
  [...(part?.querySelectorAll(".RisingColumns rect") ?? [])].map((column) => numbersOf(column, "height")[0]);

describe("the drawings of the dashboard", () => {
  const cell = (hour: string) => on(pages.home.path, `[data-hour="${hour}"]`)[0];

  it("cut the gauge where the printed shares end", () => {
    let end = 0;
    for (const row of cell("night")?.querySelectorAll(".Dashboard-legend li") ?? []) {
      const arc = cell("night")?.querySelector(`path[data-level="${row.getAttribute("data-level")}"]`);
      end += 1.8 * printed(row);
      expect(Math.abs(anglesOf(arc, GAUGE_CENTER).end - end)).toBeLessThan(1);
    }
    expect(end).toBe(180);
  });

  it("light a tick of the rail for each two percent", () => {
    const percent = printed(cell("petrol")?.querySelector(".Dashboard-percent"));
    const lit = ["lit", "last"].map((part) =>
      strokes(cell("petrol")?.querySelector(`.TickRail-${part}`) ?? null),
    );
    expect(lit).toEqual([percent / 2 - 1, 1]);
  });

  it("are as long as the printed counts, the highest count over the full width", () => {
    const rows = [...(cell("sun")?.querySelectorAll(".Dashboard-bars li") ?? [])];
    const counts = rows.map((row) => printed(row.querySelector("b")));
    expect(counts).toEqual([32, 48, 27]);
    expect(rows.flatMap(lengths)).toEqual(counts.map((count) => Math.round((count / 48) * 10_000) / 100));
  });

  it("have an arc for each stage of the flywheel", () => {
    const stages = cell("day")?.querySelectorAll("ol li") ?? [];
    expect(cell("day")?.querySelectorAll(".Flywheel-stage")).toHaveLength(stages.length);
  });
});

describe("the drawings beside figures", () => {
  const rowsOf = (path: string) => on(path, "#outcomes .LedgerRows > div, .ModeledBoard > li");

  it("compare before and after by what the home page prints", () => {
    const [engagement, leakage, impact, firstYear, total, success] = rowsOf(pages.home.path);
    const value = (row: Element | undefined) => printed(row?.querySelector("[class*=-value]"));
    expect(value(engagement)).toBe(40);
    expect(lengths(engagement)).toEqual([Math.round(100 / 0.014) / 100, 100]);
    expect(value(leakage)).toBe(25);
    expect(lengths(leakage)).toEqual([100, 75]);
    expect(impact?.querySelector(".RisingLine")?.textContent).toBe("Year 1Year 5");
    expect(strokes(impact?.querySelector(".RisingLine-axis") ?? null)).toBe(1 + 5);

    expect(value(firstYear)).toBe(3.2);
    expect(heights(firstYear)).toEqual([39.51, 71.6, 100]);
    expect(firstYear?.querySelectorAll(".RisingColumns-column")).toHaveLength(1);
    expect(value(total)).toBe(6.2);
    expect(lengths(total)).toEqual([100, Math.round(10_000 / 6.2) / 100]);
    expect(value(success)).toBe(85);
    const arc = anglesOf(success?.querySelector('path[data-level="low"]'), GAUGE_CENTER);
    expect(Math.abs(arc.end - 1.8 * 85)).toBeLessThan(1);
  });

  it("are as long as the shares that the page for health plans prints", () => {
    const [preventive, engagement, chronic] = rowsOf(pages.healthPlans.path);
    const value = (row: Element | undefined) => printed(row?.querySelector(".LedgerRows-value"));
    expect([preventive, engagement, chronic].map(value)).toEqual([40, 40, 25]);
    expect(lengths(preventive)).toEqual([40]);
    expect(lengths(engagement)).toEqual([Math.round(100 / 0.014) / 100, 100]);
    expect(lengths(chronic)).toEqual([25]);
  });

  it("are six lit dots and a ring for the 6 to 1 of the page for employers", () => {
    const [first] = on(pages.employers.path, ".EmployerOutcomes > div");
    expect(first?.textContent).toContain("6:1");
    expect(first?.querySelectorAll(".RatioDots-gain")).toHaveLength(6);
    expect(first?.querySelectorAll(".RatioDots-one")).toHaveLength(1);
  });

  it("are columns of 3.2, 5.8 and 8.1 wherever the projection is drawn, each with its value where it is printed", () => {
    const proportions = [3.2, 5.8, 8.1].map((amount) => Math.round((amount / 8.1) * 10_000) / 100);
    const [projection] = on(pages.modeledOutcomes.path, ".OutcomesHero");
    expect(heights(projection)).toEqual(proportions);
    const labels = [...(projection?.querySelectorAll(".RisingColumns text") ?? [])];
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      "$3.2M",
      "Year 1",
      "$5.8M",
      "Year 2",
      "$8.1M",
      "Year 3",
    ]);
    expect(heights(on(pages.blog.path, "#case-study-teaser")[0])).toEqual(proportions);
  });
});

describe("dots that stand for people", () => {
  const census = (path: string, selector: string) => {
    const [drawing] = on(path, `${selector} .Census`);
    return {
      lit: drawing?.querySelectorAll(".Census-lit").length,
      unlit: strokes(drawing?.querySelector(".Census-unlit") ?? null),
    };
  };

  it("are the 24 hours of the promised response", () => {
    expect(on(pages.contact.path, ".ContactHero-promise")[0]?.textContent).toContain("< 24h");
    expect(on(pages.contact.path, ".HourArch circle")).toHaveLength(24);
  });

  it("are lit for the 15 in a hundred whom the home page's 85% leave out", () => {
    expect(on(pages.home.path, ".HomeHero-census b")[0]?.textContent).toContain("85%");
    expect(census(pages.home.path, ".HomeHero")).toEqual({ lit: 15, unlit: 85 });
  });

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
    const { container } = render(<Ledger rows={3} />);
    const marks = [...container.querySelectorAll(".RiskMark")].map((mark) => [
      mark.getAttribute("data-level"),
      anglesOf(mark.querySelector(".RiskMark-level"), { x: 18, y: 18 }).end,
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
