import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ArchGauge } from "../../shared/charts/ArchGauge";
import { Bar } from "../../shared/charts/Bar";
import { BeforeAfterBars } from "../../shared/charts/BeforeAfterBars";
import { Census } from "../../shared/charts/Census";
import { Flywheel } from "../../shared/charts/Flywheel";
import { NestedArches } from "../../shared/charts/NestedArches";
import { RangeChart } from "../../shared/charts/RangeChart";
import { RatioDots } from "../../shared/charts/RatioDots";
import { ReturnDots } from "../../shared/charts/ReturnDots";
import { RisingColumns } from "../../shared/charts/RisingColumns";
import { RisingLine } from "../../shared/charts/RisingLine";
import { TickRail } from "../../shared/charts/TickRail";
import { allNumbersOf, anglesOf, distances, numbersOf, strokes, tenths } from "../support/drawnGeometry";

describe("charts draw the numbers they are given", () => {
  it("cuts the half circle of the risk levels at 12, 50 and 100 percent", () => {
    const { container } = render(
      <ArchGauge
        segments={[
          { percent: 12, level: "high" },
          { percent: 38, level: "mid" },
          { percent: 50, level: "low" },
        ]}
      />,
    );
    const arcs = ["high", "mid", "low"].map((level) =>
      anglesOf(container.querySelector(`[data-level="${level}"]`), { x: 120, y: 118 }),
    );
    // On each side of a cut 0.9 degrees stay empty.
    expect(arcs).toEqual([
      { start: 0, end: 20.7 },
      { start: 22.5, end: 89.1 },
      { start: 90.9, end: 180 },
    ]);
  });

  it("lights 39 of 50 ticks for 78 percent", () => {
    const { container } = render(<TickRail lit={39} total={50} />);
    const lit =
      strokes(container.querySelector(".TickRail-lit")) + strokes(container.querySelector(".TickRail-last"));
    expect(lit).toBe(39);
    expect(strokes(container.querySelector(".TickRail-unlit"))).toBe(11);
  });

  it("shows 85 rings and 15 lit dots for 85 percent unseen", () => {
    const { container } = render(<Census total={100} lit={15} rows={5} />);
    expect(strokes(container.querySelector(".Census-unlit"))).toBe(85);
    expect(container.querySelectorAll(".Census-lit")).toHaveLength(15);
  });

  it("lights one dot at its index", () => {
    const { container } = render(<Census total={100} lit={1} rows={10} litFrom={42} />);
    expect(container.querySelectorAll(".Census-lit")).toHaveLength(1);
    expect(container.querySelector(".Census-lit")?.getAttribute("cx")).toBe(String(6 + 4 * 22.5));
    expect(container.querySelector(".Census-lit")?.getAttribute("cy")).toBe(String(6 + 2 * 22.5));
  });

  it("lights the first dots of full columns for 85 successes of a hundred", () => {
    const { container } = render(<Census total={100} lit={85} rows={5} litFrom="start" />);
    const columns = allNumbersOf(container.querySelectorAll(".Census-lit"), "cx");
    const places = [...new Set(columns)];
    expect(places).toHaveLength(17);
    expect(places.map((place) => columns.filter((column) => column === place).length)).toEqual(
      places.map(() => 5),
    );
    expect(new Set(distances(places))).toEqual(new Set([22.5]));
  });

  it("draws columns of 3.2 to 5.8 to 8.1", () => {
    const { container } = render(<RisingColumns columns={[3.2, 5.8, 8.1].map((amount) => ({ amount }))} />);
    const heights = [...container.querySelectorAll("rect")].map((rect) =>
      Number.parseFloat(rect.getAttribute("height") ?? ""),
    );
    expect(heights[2]).toBe(100);
    expect(heights[0]).toBeCloseTo((3.2 / 8.1) * 100, 1);
    expect(heights[1]).toBeCloseTo((5.8 / 8.1) * 100, 1);
  });

  it("fills the columns that are counted, and prints each label at the head of its column", () => {
    const columns = ["a", "b", "c"].map((label, index) => ({ amount: index + 1, label }));
    const { container } = render(<RisingColumns columns={columns} filled={1} />);
    expect([...container.querySelectorAll("g")].map((column) => column.getAttribute("class"))).toEqual(
      ["column", "outline", "outline"].map((kind) => `RisingColumns-${kind}`),
    );
    for (const column of container.querySelectorAll("g"))
      for (const place of ["x", "y"])
        expect(column.querySelector("text")?.getAttribute(place)).toBe(
          column.querySelector("rect")?.getAttribute(place),
        );
    const rects = container.querySelectorAll("rect");
    const feet = [...rects].map(
      (rect) => (numbersOf(rect, "y")[0] ?? NaN) + (numbersOf(rect, "height")[0] ?? NaN),
    );
    expect(feet.map(tenths)).toEqual([100, 100, 100]);
  });

  it("draws the longer of two bars over the full width and the other in proportion", () => {
    const { container } = render(
      <BeforeAfterBars labels={{ before: "Before", after: "After" }} before={100} after={140} />,
    );
    const widths = [...container.querySelectorAll("rect")].map((rect) => rect.getAttribute("width"));
    expect(widths).toEqual(["71.43%", "100%"]);
  });

  it("draws a bar as long as its share of the track, and prints its value after its end", () => {
    const { container } = render(<Bar percent={15} value="45 days" hasTrack />);
    expect(container.querySelector(".Bar-length")?.getAttribute("width")).toBe("15%");
    expect(container.querySelector(".Bar-track")?.getAttribute("width")).toBe("100%");
    const value = container.querySelector("text");
    expect(value?.getAttribute("x")).toBe("15%");
    expect(value?.textContent).toBe("45 days");
  });

  it("draws twelve lit dots and one ring for a return of 12 to 1", () => {
    const { container } = render(<RatioDots to={12} />);
    expect(container.querySelectorAll(".RatioDots-gain")).toHaveLength(12);
    expect(container.querySelectorAll(".RatioDots-one")).toHaveLength(1);
    const places = allNumbersOf(container.querySelectorAll("circle"), "cx");
    expect(new Set(distances(places.slice(0, 12)))).toEqual(new Set([18]));
    expect(places.at(-1)).toBeLessThan(Number(container.querySelector("svg")?.getAttribute("width")));
  });

  it("draws a cost and its return as dots of one size on one horizon, the last one lit, the most within its frame", () => {
    const { container } = render(<ReturnDots ratio={12} />);
    const dots = [...container.querySelectorAll("circle")];
    expect(dots.map((dot) => dot.getAttribute("class"))).toEqual(
      ["cost", ...Array<string>(11).fill("gain"), "sun"].map((kind) => `ReturnDots-${kind}`),
    );
    for (const attribute of ["r", "cy"]) expect(new Set(allNumbersOf(dots, attribute)).size).toBe(1);
    const [afterCost, ...steps] = distances(allNumbersOf(dots, "cx"));
    expect(new Set(steps)).toEqual(new Set([44]));
    expect(afterCost).toBe(44 + 26);
    const [, , width = NaN] = numbersOf(container.querySelector("svg"), "viewBox");
    const [last = NaN] = numbersOf(dots.at(-1), "cx");
    expect(last + 16).toBeLessThanOrEqual(width);
  });

  it("makes each arc of the flywheel thicker than the last, from 5 to 16", () => {
    const { container } = render(<Flywheel stages={4} />);
    const widths = [...container.querySelectorAll("path")].map((path) =>
      Number(path.getAttribute("stroke-width")),
    );
    expect(widths).toEqual([5, 8.7, 12.3, 16]);
  });

  it("gives each stage of the flywheel a quarter of the ring", () => {
    const { container } = render(<Flywheel stages={4} />);
    const arcs = [...container.querySelectorAll("path")].map((path) => anglesOf(path, { x: 75, y: 75 }));
    // Two degrees at each end stay empty; the ring begins at twelve o'clock.
    expect(arcs).toEqual([
      { start: 92, end: 178 },
      { start: 182, end: 268 },
      { start: 272, end: 358 },
      { start: 2, end: 88 },
    ]);
  });

  it("sets the industry's range, the product's share and their marks at 40, 60 and 90 percent of one axis", () => {
    const { container } = render(
      <RangeChart
        industry={{ label: "Industry", from: 40, to: 60 }}
        product={{ label: "Product", from: 90 }}
        axis={{ from: "0%", to: "100%" }}
        alt=""
      />,
    );
    const range = container.querySelector(".RangeChart-industry");
    expect([numbersOf(range, "x"), numbersOf(range, "width")]).toEqual([[40], [20]]);
    expect(numbersOf(container.querySelector(".RangeChart-sun"), "cx")).toEqual([90]);
    for (const part of ["open", "drop"])
      expect(numbersOf(container.querySelector(`.RangeChart-${part}`), "x1")).toEqual([90]);
    const marks = [...container.querySelectorAll(".RangeChart-mark")];
    for (const mark of marks) {
      const place = mark.querySelector("text")?.textContent;
      expect(mark.querySelector("text")?.getAttribute("x")).toBe(place);
      expect(mark.querySelector("line")?.getAttribute("x1")).toBe(place);
      expect(mark.querySelector("line")?.getAttribute("x2")).toBe(place);
    }
    expect(marks.map(({ textContent }) => textContent)).toEqual(["40%", "60%", "90%"]);
  });

  it("nests as many half circles as it has labels around one sun, at equal distances", () => {
    const { container } = render(<NestedArches alt="" labels={["a", "b", "c"]} />);
    const arches = [...container.querySelectorAll(".NestedArches-arch, .NestedArches-sun")];
    const spans = arches.map((arch) => {
      const [left = NaN, horizon, , , , , , right = NaN, foot] = numbersOf(arch, "d");
      expect(foot).toBe(horizon);
      return { middle: (left + right) / 2, radius: (right - left) / 2 };
    });
    expect(new Set(spans.map(({ middle }) => middle)).size).toBe(1);
    const radii = spans.map(({ radius }) => radius);
    expect(distances(radii)).toEqual([-48, -48, 24 - 70]);
  });

  it("marks five years at equal distances from the line's first point to its sun", () => {
    const { container } = render(<RisingLine labels={{ from: "Year 1", to: "Year 5" }} marks={5} />);
    const [, , ...marks] = (container.querySelector(".RisingLine-axis")?.getAttribute("d") ?? "").split("M");
    const years = marks.map((mark) => Number.parseFloat(mark));
    expect(distances(years)).toEqual([96, 96, 96, 96]);
    const [first] = numbersOf(container.querySelector(".RisingLine-curve"), "d");
    const [sun] = numbersOf(container.querySelector(".RisingLine-sun"), "cx");
    expect([years[0], years[4]]).toEqual([first, sun]);
  });
});
