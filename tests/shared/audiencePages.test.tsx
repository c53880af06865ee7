import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { Scene } from "../../shared/illustrations/Scene";
import { EmployersPage } from "../../shared/pages/employers/EmployersPage";
import { HealthPlansPage } from "../../shared/pages/health-plans/HealthPlansPage";
import { ProvidersPage } from "../../shared/pages/providers/ProvidersPage";
import { strokes } from "../support/drawnGeometry";
import { stepsOf } from "../support/stepsOf";

const audiences = [
  {
    Page: ProvidersPage,
    form: "Book your demo for providers",
    subject: "Demo Request - Providers Solution",
    second: ["Explore Our Platform", "/platform"],
  },
  {
    Page: HealthPlansPage,
    form: "Book your demo for health plans and ACOs",
    subject: "Demo Request - Health Plans Solution",
    second: ["See Modeled Outcomes", "/modeled-outcomes"],
  },
  {
    Page: EmployersPage,
    form: "Book your demo for employers",
    subject: "Demo Request - Employers Solution",
    second: ["See Modeled Outcomes", "/modeled-outcomes"],
  },
] as const;

afterEach(cleanup);

function show(Page: (typeof audiences)[number]["Page"]) {
  return render(<Page />, { wrapper: MemoryRouter });
}

const hrefsOf = (scope: HTMLElement) =>
  within(scope)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe.each(audiences)("$form", ({ Page, form, subject, second }) => {
  it("writes to the support address about its own solution", () => {
    show(Page);
    const action = screen.getByRole("form", { name: form }).getAttribute("action");
    expect(action).toContain(`subject=${encodeURIComponent(subject)}`);
  });

  it("leads from the hero and from the call to action to contact first, then to the page that suits its readers", () => {
    show(Page);
    const heading = screen.getByRole("heading", { level: 1 }).textContent ?? "";
    expect(hrefsOf(screen.getByRole("region", { name: heading })).slice(0, 2)).toEqual([
      ["Book a Demo", "/contact"],
      second,
    ]);
    expect(hrefsOf(screen.getAllByRole("region").at(-1) ?? document.body)).toEqual([
      ["Contact Us", "/contact"],
      second,
    ]);
  });

  it("says of its quote that person and organization are examples", () => {
    show(Page);
    const quote = screen.getByRole("blockquote").closest("figure");
    expect(quote?.textContent).toContain("Illustrative quote. The person and organization are examples.");
  });
});

describe("what only one audience sees", () => {
  it("reads a provider's figure with its measure and its meaning", () => {
    show(ProvidersPage);
    const table = screen.getByRole("table", { name: "Modeled outcome metrics for providers" });
    const row = within(table).getByRole("row", { name: /ROI for Providers/ });
    expect(within(row).getByRole("rowheader").textContent).toBe("ROI for Providers");
    expect(within(row).getByText("8 to 1")).toBeDefined();
    expect(within(row).getByText("Return for each dollar of program cost")).toBeDefined();
  });

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

  it.each([
    ["For your people", "a house with its window lit, the sun half up", 1, 1, 1],
    ["For your plan", "a works with two of its windows lit, the sun above it", 6, 2, 2],
  ])("shows beside the benefits %s %s", (group, _scene, windows, lit, arcsOfSun) => {
    show(EmployersPage);
    const scene = screen.getByRole("group", { name: group }).querySelector("svg.Scene");
    expect(scene?.getAttribute("aria-hidden")).toBe("true");
    const unlit = strokes(scene?.querySelector(".Scene-window") ?? null);
    expect(scene?.querySelectorAll(".Scene-lit")).toHaveLength(lit);
    expect(unlit + lit).toBe(windows);
    expect(scene?.querySelector(".Scene-sun")?.getAttribute("d")?.match(/A/g)).toHaveLength(arcsOfSun);
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
