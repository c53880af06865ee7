import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SolutionsPage } from "../../shared/pages/solutions/SolutionsPage";
import { keptToasts } from "../../shared/toasts/toastStore";
import { toasts } from "../../shared/toasts/toasts";
import { clearScreen } from "../support/clearScreen";
import { strokes } from "../support/drawnGeometry";

beforeEach(() => {
  render(<SolutionsPage />, { wrapper: MemoryRouter });
});
afterEach(clearScreen);

const region = (name: string) => screen.getByRole("region", { name });
const linksIn = (name: string) =>
  within(region(name))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("the solutions page", () => {
  it.each([
    ["Providers", "8 to 1", "/solutions/providers", 8],
    ["Health Plans", "12 to 1", "/solutions/health-plans", 12],
    ["Employers", "6 to 1", "/solutions/employers", 6],
  ])("reads the return of %s as %s, draws it and leads to its page", (audience, spoken, href, dots) => {
    const row = within(region("For everyone who pays for care or provides it")).getByRole("link", {
      name: new RegExp(`^${audience} ROI ${spoken}$`),
    });
    expect(row.getAttribute("href")).toBe(href);
    expect(row.querySelectorAll(".RatioDots-gain")).toHaveLength(dots);
  });

  it("leads from its hero to contact, to the audiences below and to how outcomes are modeled", () => {
    const links = linksIn("For everyone who pays for care or provides it");
    expect(links.slice(0, 2)).toEqual([
      ["Book a Demo", "/contact"],
      ["Compare Audiences", "#who-we-serve"],
    ]);
    expect(links.at(-1)).toEqual(["How we model outcomes", "/modeled-outcomes"]);
    expect(region("Who We Serve").id).toBe("who-we-serve");
  });

  it("keeps the success metrics in a group of their own", () => {
    const metrics = screen.getByRole("group", { name: "Success metrics after launch" });
    expect(
      within(metrics)
        .getAllByRole("term")
        .map((term) => term.textContent),
    ).toEqual(["retention", "NPS", "go-live success"]);
  });

  it("opens a door to each core product, analytics by its moved address", () => {
    expect(linksIn("Our Core Products")).toEqual([
      ["Get more patients", "/platform/get-more-patients"],
      ["Engage more patients", "/platform/engage-more-patients"],
      ["See modeled results", "/solutions/analytics"],
    ]);
  });

  it("draws one person who is seen and two who are not yet, on the registry's door", () => {
    const registry = region("Our Core Products").querySelector(".ProductDoors-registry");
    expect(strokes(registry?.querySelector(".ProductDoors-person") ?? null)).toBe(1);
    expect(
      registry
        ?.querySelector(".ProductDoors-dim")
        ?.getAttribute("d")
        ?.match(/a6 6 0 0 1 12 0/g),
    ).toHaveLength(2);
  });

  it("serves ACOs on the page for health plans", () => {
    expect(linksIn("Who We Serve")).toEqual([
      ["For Providers", "/solutions/providers"],
      ["For Health Plans", "/solutions/health-plans"],
      ["For ACOs", "/solutions/health-plans"],
      ["For Employers", "/solutions/employers"],
    ]);
  });

  it("says once, below the success metrics, what kind of figures stand above", () => {
    expect(within(region("Go-live in 45 days")).getAllByText(/^Illustrative design targets\./)).toHaveLength(
      1,
    );
  });

  it("says of its case studies that they are examples, and leads to the modeled outcomes", () => {
    expect(linksIn("Featured Case Studies")).toEqual(
      ["See the yearly projection", "See the impact figures", "See the total return"].map((words) => [
        words,
        "/modeled-outcomes",
      ]),
    );
    expect(
      within(region("Featured Case Studies")).getByText(/^Example organizations with modeled outcomes\./),
    ).toBeDefined();
  });

  it("says that a demo request was submitted", () => {
    fireEvent.submit(screen.getByRole("form", { name: "Book your demo" }));
    expect(keptToasts().at(-1)).toMatchObject(toasts.demo);
  });
});
