import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { allPages } from "../../shared/pageTable";

const factsOfTheFirst = /larkwell|harbor street|boston|02110|555-0142|\b2000\b/gi;

/** The site of the other company: its modules, loaded once more, as others in this worker know the first one. */
async function loadSite() {
  vi.resetModules();
  const { loadAllPages } = await import("../../shared/pageModules");
  const table = await import("../../shared/pageTable");
  await loadAllPages(table.allPages);
  return { ...table, ...(await import("../support/renderedAt")) };
}

let site: Awaited<ReturnType<typeof loadSite>>;
beforeAll(async () => {
  vi.doMock("../../shared/company", async (importOriginal) => {
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
  site = await loadSite();
});
afterAll(() => {
  vi.doUnmock("../../shared/company");
  vi.resetModules();
});

describe("a company that changes company.ts alone", () => {
  it.each([...allPages.map(({ path }) => path), "/no-such-page"])(
    "finds nothing of the first one on %s",
    (path) => {
      const page = site.renderedAt(path);
      expect(page.innerHTML.match(factsOfTheFirst) ?? []).toEqual([]);
      expect(page.textContent).toContain("Fernhollow");
    },
  );

  it("finds nothing of the first one in titles and descriptions", () => {
    expect(JSON.stringify([...site.allPages, site.notFoundPage]).match(factsOfTheFirst) ?? []).toEqual([]);
  });
});
