import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ArchGauge } from "../../shared/charts/ArchGauge";
import { Bar } from "../../shared/charts/Bar";
import { BeforeAfterBars } from "../../shared/charts/BeforeAfterBars";
import { Census } from "../../shared/charts/Census";
import { Flywheel } from "../../shared/charts/Flywheel";
import { RatioDots } from "../../shared/charts/RatioDots";
import { RisingColumns } from "../../shared/charts/RisingColumns";
import { TickRail } from "../../shared/charts/TickRail";
import * as home from "../../shared/pages/home/homeContent";

/** Start and end angle of an arc on the gauge, in degrees clockwise from nine o'clock. */
function anglesOf(path: Element | null) {
  const data = path?.getAttribute("d") ?? "";
  const [, startX, startY, endX, endY] = (/^M([\d.]+) ([\d.]+)A.* ([\d.]+) ([\d.]+)$/.exec(data) ?? []).map(
    Number,
  );
  const angle = (x = NaN, y = NaN) => (Math.atan2(118 - y, 120 - x) * 180) / Math.PI;
  return { start: angle(startX, startY), end: angle(endX, endY) };
}

const strokes = (path: Element | null) => (path?.getAttribute("d") ?? "").split("M").length - 1;

describe("figures draw the numbers they are given", () => {
  it("cuts the half circle of the risk levels at 12, 50 and 100 percent", () => {
    const { container } = render(<ArchGauge segments={home.dashboard.riskLevels.rows} />);
    const [high, mid, low] = ["high", "mid", "low"].map((level) =>
      anglesOf(container.querySelector(`[data-level="${level}"]`)),
    );
    expect(high?.start).toBeCloseTo(0, 0);
    expect(high?.end).toBeCloseTo(180 * 0.12 - 0.9, 0);
    expect(mid?.end).toBeCloseTo(180 * 0.5 - 0.9, 0);
    expect(low?.end).toBeCloseTo(180, 0);
  });

  it("lights 39 of 50 ticks for 78 percent", () => {
    const { container } = render(<TickRail lit={39} total={50} />);
    const lit =
      strokes(container.querySelector(".TickRail-lit")) + strokes(container.querySelector(".TickRail-last"));
    expect(lit).toBe(39);
    expect(strokes(container.querySelector(".TickRail-unlit"))).toBe(11);
  });

  it("shows 85 rings and 15 lit dots for 85 percent unseen", () => {
    const { container } = render(<Census total={100} lit={home.hero.census.seen} rows={5} />);
    expect(strokes(container.querySelector(".Census-unlit"))).toBe(85);
    expect(container.querySelectorAll(".Census-lit")).toHaveLength(15);
  });

  it("lights one dot where it is told to", () => {
    const { container } = render(<Census total={100} lit={1} rows={10} litFrom={42} />);
    expect(container.querySelectorAll(".Census-lit")).toHaveLength(1);
    expect(container.querySelector(".Census-lit")?.getAttribute("cx")).toBe(String(6 + 4 * 22.5));
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

  it("draws the longer of two bars over the full width and the other in proportion", () => {
    const { container } = render(
      <BeforeAfterBars labels={{ before: "Before", after: "After" }} before={100} after={140} />,
    );
    const widths = [...container.querySelectorAll("rect")].map((rect) => rect.getAttribute("width"));
    expect(widths).toEqual(["71.43%", "100%"]);
  });

  it("prints a bar's value after its end", () => {
    const { container } = render(<Bar percent={15} value="45 days" />);
    const value = container.querySelector("text");
    expect(value?.getAttribute("x")).toBe(container.querySelector("rect")?.getAttribute("width"));
    expect(value?.textContent).toBe("45 days");
  });

  it("draws twelve lit dots and one ring for a return of 12 to 1", () => {
    const { container } = render(<RatioDots to={12} />);
    expect(container.querySelectorAll(".RatioDots-gain")).toHaveLength(12);
    expect(container.querySelectorAll(".RatioDots-one")).toHaveLength(1);
  });

  it("makes each arc of the flywheel thicker than the last, from 5 to 16", () => {
    const { container } = render(<Flywheel stages={4} />);
    const widths = [...container.querySelectorAll("path")].map((path) =>
      Number(path.getAttribute("stroke-width")),
    );
    expect(widths).toEqual([5, 8.7, 12.3, 16]);
  });
});
