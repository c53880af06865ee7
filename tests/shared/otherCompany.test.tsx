import { beforeAll, describe, expect, it, vi } from "vitest";
import { loadAllPages } from "../../shared/pageModules";
import { allPages, notFoundPage } from "../../shared/pageTable";
import { renderedAt } from "../support/renderedAt";

vi.mock("../../shared/company", async (importOriginal) => {
  const { company } = await importOriginal<typeof import("../../shared/company")>();
  const other = JSON.stringify(company)
    .replaceAll("Larkwell", "Fernhollow")
    .replaceAll("larkwell", "fernhollow")
    .replaceAll("100 Harbor Street", "7 Mill Lane")
    .replaceAll("Boston", "Dover")
    .replaceAll("02110", "03820")
    .replaceAll("555-0142", "555-0199")
    .replaceAll("2000", "1987");
  return { company: JSON.parse(other) };
});

const factsOfTheFirst = /larkwell|harbor street|boston|02110|555-0142|\b2000\b/gi;

beforeAll(() => loadAllPages(allPages));

describe("a company that changes company.ts alone", () => {
  it.each([...allPages.map(({ path }) => path), "/no-such-page"])(
    "finds nothing of the first one on %s",
    (path) => {
      const page = renderedAt(path);
      expect(page.innerHTML.match(factsOfTheFirst) ?? []).toEqual([]);
      expect(page.textContent).toContain("Fernhollow");
    },
  );

  it("finds nothing of the first one in titles and descriptions", () => {
    expect(JSON.stringify([...allPages, notFoundPage]).match(factsOfTheFirst) ?? []).toEqual([]);
  });
});
