import { beforeAll, expect, it, vi } from "vitest";
import * as filters from "../../shared/pages/blog/blogFilters";
import { pageAt } from "../../shared/pageAt";
import { loadAllPages, loadPage } from "../../shared/pageModules";
import { allPages, notFoundPage } from "../../shared/pageTable";
import { renderedAt } from "../support/renderedAt";

beforeAll(() => loadAllPages(allPages));

/** Where the links of a part of the blog lead, and their words. */
const linksAt = (address: string, part: string) =>
  [...renderedAt(address).querySelectorAll<HTMLAnchorElement>(`${part} a`)].map((link) => ({
    address: link.getAttribute("href"),
    words: link.textContent,
    current: link.getAttribute("aria-current"),
  }));

it("every link of the pager keeps the filters, leads to the list's top and says which page is shown", () => {
  const page = { page: 2, pageCount: 3, articles: [] };
  vi.spyOn(filters, "paginate").mockReturnValue(page);
  const links = linksAt("/blog?q=care&audience=Plans&page=2&utm_source=mail", ".Pager");
  const first = "/blog?q=care&audience=Plans#browse";
  const third = "/blog?q=care&audience=Plans&page=3#browse";
  const second = "/blog?q=care&audience=Plans&page=2#browse";
  expect(links.map(({ address }) => address)).toEqual([first, first, second, third, third]);
  expect(links.filter(({ current }) => current === "page").map((link) => link.words)).toEqual(["2"]);
});

it.each(["#most-read ol", "#browse article", "#featured"])(
  "every link to an article takes the filters along: %s",
  (part) => {
    const links = linksAt("/blog?topic=Research&utm_source=mail", part);
    expect(links.length).toBeGreaterThan(0);
    expect(
      links.filter(({ address }) => !/^\/blog\?article=[a-z-]+&topic=Research$/.test(address ?? "")),
    ).toEqual([]);
  },
);

it("the way back from an article keeps the filters", async () => {
  const address = "/blog?article=how-we-test-a-nudge&topic=Research";
  await loadPage(pageAt(new URL(address, "https://site.example")) ?? notFoundPage);
  const [back] = linksAt(address, "main");
  expect(back?.address).toMatch(/^\/blog\?topic=Research#article-\d+$/);
});
