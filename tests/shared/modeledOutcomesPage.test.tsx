import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ModeledOutcomesPage } from "../../shared/pages/modeled-outcomes/ModeledOutcomesPage";

beforeEach(() => {
  render(<ModeledOutcomesPage />, { wrapper: MemoryRouter });
});
afterEach(cleanup);

const region = (name: string) => screen.getByRole("region", { name });

describe("the modeled outcomes page", () => {
  it("reads the projection as a table of periods, projections and meanings", () => {
    const table = screen.getByRole("table", { name: "Projected ROI by year" });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((header) => header.textContent),
    ).toEqual(["Period", "Projection", "What it shows"]);
    const total = within(table).getByRole("row", { name: /^Total/ });
    expect(within(total).getByText("6.2 to 1")).toBeDefined();
    expect(within(total).getByText("Projected return over three years")).toBeDefined();
  });

  it("reads each example from its organization to its metric", () => {
    const examples = within(region("Three example organizations")).getAllByRole("listitem");
    expect(examples.map((example) => within(example).getByRole("heading").textContent)).toEqual([
      "Marlow Ridge Regional Health",
      "Pinnock Valley ACO",
      "Sable Point Health Plan",
    ]);
    expect(examples[1]?.textContent).toBe(
      "Pinnock Valley ACOAccountable care organizationShares one gap list across practices and confirms each visit by nudge.30% fewer missed appointments",
    );
  });

  it("shows the answers to four questions without a click", () => {
    const questions = region("How to read these numbers");
    expect(within(questions).getAllByRole("heading", { level: 3 })).toHaveLength(4);
    expect(within(questions).queryByRole("button")).toBeNull();
  });

  it("says that nothing is guaranteed without a signed agreement", () => {
    expect(
      within(region("Disclaimer: projections without a guarantee")).getByText(
        /A guarantee exists only where a signed agreement states one/,
      ),
    ).toBeDefined();
  });
});
