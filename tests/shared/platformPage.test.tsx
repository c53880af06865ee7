import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { PlatformPage } from "../../shared/pages/platform/PlatformPage";
import { SunPathSteps } from "../../shared/sections/SunPathSteps";
import { keptToasts } from "../../shared/toasts/toastStore";
import { toasts } from "../../shared/toasts/toasts";
import { clearScreen } from "../support/clearScreen";
import { stepsOf } from "../support/stepsOf";

afterEach(clearScreen);

const showPage = () => render(<PlatformPage />, { wrapper: MemoryRouter });
const STEPS = ["Intake", "Analysis", "Personalization", "Engagement", "Outcomes"];

describe("platform page", () => {
  it("leads from the hero to the solutions and down to the five steps", () => {
    showPage();
    const hero = screen.getByRole("region", { name: "How a health answer becomes a kept appointment" });
    const [solutions, steps] = within(hero).getAllByRole("link");
    expect(solutions?.getAttribute("href")).toBe("/solutions");
    const target = document.querySelector(
      new URL(steps?.getAttribute("href") ?? "", "http://site/platform").hash,
    );
    expect(target).toBe(screen.getByRole("region", { name: "How it works in five steps" }));
  });

  it("prints the names of the five steps along the arches, from the outside in, and says them in one sentence", () => {
    showPage();
    const arches = screen.getByRole("img", { name: /^Five nested arches, from the outside in: Intake,/ });
    expect([...arches.querySelectorAll("text")].map((label) => label.textContent)).toEqual(STEPS);
  });

  it("reads out which step of how many stands in the list", () => {
    showPage();
    const list = screen.getByRole("region", { name: "How it works in five steps" });
    expect(stepsOf(list)).toEqual(STEPS.map((name, index) => [`Step ${index + 1} of 5`, name]));
  });

  it("calls its six figures design targets", () => {
    showPage();
    const stats = screen.getByRole("region", { name: "Capacity sized for your busiest Monday" });
    expect(within(stats).getAllByRole("term")).toHaveLength(6);
    expect(within(stats).getByText("under 200 milliseconds")).toBeDefined();
    expect(stats.textContent).toContain("Illustrative design targets. Results vary by deployment.");
  });

  it("leads to both products and says that their samples are invented", () => {
    showPage();
    const products = screen.getByRole("region", { name: "Our Core Products: start with either" });
    expect(
      ["Get more patients", "Engage more patients"].map((name) =>
        within(products).getByRole("link", { name }).getAttribute("href"),
      ),
    ).toEqual(["/platform/get-more-patients", "/platform/engage-more-patients"]);
    expect(products.textContent).toContain("Sample registry. Entries are invented.");
    expect(products.textContent).toContain("Example messages. Names and times are invented.");
  });

  it("says that a demo request was submitted", () => {
    showPage();
    fireEvent.submit(screen.getByRole("form", { name: "Request your demo" }));
    expect(keptToasts().at(-1)).toMatchObject(toasts.demo);
  });
});

describe("path of the sun", () => {
  it("sets every station above the left edge of its column, each higher than the last", () => {
    const steps = ["a", "b", "c", "d", "e"].map((title) => ({ title, body: title }));
    const { container } = render(<SunPathSteps steps={steps} />);
    const stations = [...container.querySelectorAll("circle")].map((circle) => ({
      left: Number(circle.getAttribute("cx")) - Number(circle.getAttribute("r")),
      top: Number(circle.getAttribute("cy")),
    }));
    expect(stations.map(({ left }) => left)).toEqual([0, 240, 480, 720, 960]);
    const tops = stations.map(({ top }) => top);
    expect(tops).toEqual(tops.toSorted((a, b) => b - a));
    expect(new Set(tops).size).toBe(5);
  });
});
