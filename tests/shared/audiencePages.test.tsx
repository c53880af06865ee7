import { cleanup, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { Scene } from "../../shared/illustrations/Scene";
import { EmployersPage } from "../../shared/pages/employers/EmployersPage";
import { HealthPlansPage } from "../../shared/pages/health-plans/HealthPlansPage";
import { ProvidersPage } from "../../shared/pages/providers/ProvidersPage";
import { stepsOf } from "../support/stepsOf";

afterEach(cleanup);

function show(Page: () => ReactNode) {
  return render(<Page />, { wrapper: MemoryRouter });
}

describe("what only one audience sees", () => {
  it("takes a provider from identifying people to the report in five steps", () => {
    show(ProvidersPage);
    const flow = screen.getByRole("region", { name: "How it helps, from first look to final report" });
    expect(stepsOf(flow)).toEqual(
      ["Identify", "Outreach", "Schedule", "Follow-Up", "Report"].map((name, index) => [
        `Step ${index + 1} of 5`,
        name,
      ]),
    );
  });

  it("names the Thursday, on which nothing happens, between the other days", () => {
    show(EmployersPage);
    const week = screen.getByRole("region", { name: "How it helps: one employee’s week with Larkwell" });
    const days = within(week)
      .getAllByRole("listitem")
      .map((day) => day.textContent?.match(/^[A-Z][a-z]+day/)?.[0]);
    expect(days).toEqual(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]);
    expect(
      within(week).getByRole("img", {
        name: "Five working days as dots. Monday, Tuesday, Wednesday and Friday are lit.",
      }),
    ).toBeDefined();
  });

  it("lists what employers never see apart from what they see", () => {
    show(EmployersPage);
    const titlesIn = (group: string) =>
      within(screen.getByRole("group", { name: group }))
        .getAllByRole("heading")
        .map((title) => title.textContent);
    expect(titlesIn("You see")).toEqual(["Group totals", "Program results"]);
    expect(titlesIn("You never see")).toEqual(["Individual answers", "Names beside risks"]);
  });

  it("puts the note about guarantees below the guaranteed figure", () => {
    show(EmployersPage);
    const outcomes = screen.getByRole("region", { name: "Outcome metrics for employers" });
    expect(within(outcomes).getByText(/only where a signed agreement states it/)).toBeDefined();
    expect(within(outcomes).getByRole("link", { name: "Read the full disclaimer" })).toHaveProperty(
      "pathname",
      "/modeled-outcomes",
    );
  });

  it("shows the help for each challenge of a health plan in the same rung", () => {
    show(HealthPlansPage);
    const ladder = screen.getByRole("region", { name: "Four challenges, and how Larkwell helps" });
    const rungs = within(ladder).getAllByRole("listitem");
    expect(rungs).toHaveLength(4);
    expect(rungs[2]?.textContent).toBe(
      "Three departments contact the same member in one week.One message calendar with limits for each person, whoever sends.",
    );
  });
});

describe("the sun of a scene", () => {
  const horizon = 300;
  const sunAt = (rise: number) => {
    const { container } = render(
      <Scene alt="" width={600} height={horizon} sun={{ x: 300, rise, radius: 100 }}>
        {null}
      </Scene>,
    );
    return container.querySelector(".Scene-sun")?.getAttribute("d");
  };

  it("shows a low cap while its centre is below the horizon", () => {
    expect(sunAt(-60)).toBe("M220 300A100 100 0 0 1 380 300");
  });

  it("shows a half circle while its centre is on the horizon", () => {
    expect(sunAt(0)).toBe("M200 300A100 100 0 0 1 400 300");
  });

  it("shows more than a half circle while it leaves the horizon", () => {
    expect(sunAt(60)).toBe("M220 300A100 100 0 1 1 380 300");
  });

  it("is whole once it is clear of the horizon", () => {
    expect(sunAt(150)).toBe("M200 150A100 100 0 1 1 400 150A100 100 0 1 1 200 150");
  });
});
