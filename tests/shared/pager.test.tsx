import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { Pager } from "../../shared/pages/blog/Pager";

afterEach(cleanup);

it("every link of the pager keeps the filters, leads to its page and says which one is shown", () => {
  const filters = { q: "care", audience: "Plans", product: "All", topic: "Research", page: 2 } as const;
  render(<Pager filters={filters} page={2} pageCount={3} />, { wrapper: MemoryRouter });
  const leadsTo = screen.getAllByRole("link").map((link) => {
    const { pathname, searchParams, hash } = new URL(link.getAttribute("href") ?? "", "https://site.example");
    const { page = "1", ...kept } = Object.fromEntries(searchParams);
    expect({ pathname, hash, kept }).toEqual({
      pathname: "/blog",
      hash: "#browse",
      kept: { q: "care", audience: "Plans", topic: "Research" },
    });
    return Number(page);
  });
  // The previous one, all, the next one.
  expect(leadsTo).toEqual([1, 1, 2, 3, 3]);
  expect(screen.getAllByRole("link", { current: "page" }).map(({ textContent }) => textContent)).toEqual([
    "2",
  ]);
});
