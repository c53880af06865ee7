import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter, useLocation } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { featuredArticle, gridArticles, type Article } from "../../shared/pages/blog/articles";
import { Browse } from "../../shared/pages/blog/Browse";

afterEach(cleanup);

/** Those of the specification; the blog may have more. */
const specifiedArticles = gridArticles.filter(({ id }) => id <= 7);

function open(address: string, articles: readonly Article[] = specifiedArticles) {
  window.history.replaceState(null, "", address);
  render(
    <BrowserRouter>
      <Browse id="browse" articles={articles} />
      <Address />
    </BrowserRouter>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <code aria-label="address">{`${pathname}${search}`}</code>;
}

const address = () => screen.getByLabelText("address").textContent;
const titles = () =>
  screen.queryAllByRole("article").map((article) => within(article).getByRole("heading").textContent);

describe("the list of articles", () => {
  it("follows the search as one types and puts it into the address", async () => {
    open("/blog");
    await userEvent.type(screen.getByRole("searchbox", { name: "Search articles" }), "hallam ");
    expect(titles()).toEqual(["What makes a reminder worth answering"]);
    expect(address()).toBe("/blog?q=hallam");
    expect(screen.getByRole("status").textContent).toBe("1 article");
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("hallam ");
  });

  it("takes one entry of the history for a whole search, so that Back leaves it at once", async () => {
    open("/blog");
    const entries = window.history.length;
    await userEvent.type(screen.getByRole("searchbox"), "outreach");
    expect(address()).toBe("/blog?q=outreach");
    expect(window.history.length).toBe(entries);
    await userEvent.click(screen.getByRole("link", { name: "Research" }));
    expect(window.history.length, "one more for a topic").toBe(entries + 1);
  });

  it("follows the drop-downs and the chips, which show the same choice", async () => {
    open("/blog");
    await userEvent.selectOptions(screen.getByLabelText("Topics"), "Research");
    expect(address()).toBe("/blog?topic=Research");
    expect(screen.getByRole("link", { name: /^Research\s*selected$/ })).toBeDefined();
    await userEvent.click(screen.getByRole("link", { name: "Health Equity" }));
    expect(address()).toBe("/blog?topic=Health+Equity");
    expect(screen.getByLabelText<HTMLSelectElement>("Topics").value).toBe("Health Equity");
  });

  it("clears the search alone, and lets one type on", async () => {
    open("/blog?q=list&audience=Plans");
    await userEvent.click(screen.getByRole("link", { name: "Clear search" }));
    expect(address()).toBe("/blog?audience=Plans");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  });

  it.each([
    ["/blog", 6, false],
    ["/blog?product=eNgage+AI", 2, true],
    ["/blog?audience=Providers", 4, true],
    ["/blog?topic=Research", 1, false],
  ])("leaves no third of a row blank: %s shows %i articles", (filtered, count, isInPairs) => {
    open(filtered);
    const articles = screen.getAllByRole("article");
    expect(articles).toHaveLength(count);
    expect(articles[0]?.parentElement?.classList.contains("Browse-pairs")).toBe(isInPairs);
  });

  it("says that nothing matches, and clears the filters from there", async () => {
    open("/blog?q=zzz&audience=Plans");
    expect(screen.getByRole("heading", { name: "No articles match yet" })).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("No articles");
    await userEvent.click(screen.getByRole("link", { name: "Clear Filters" }));
    expect(titles()).toHaveLength(6);
    expect(address()).toBe("/blog");
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
  });

  it("goes back to the first page with any change of a filter", async () => {
    const many = Array.from({ length: 13 }, (_, id): Article => ({ ...featuredArticle, id: id + 10 }));
    open("/blog?page=2", many);
    const pager = screen.getByRole("navigation", { name: "Article pages" });
    expect(within(pager).getByRole("link", { current: "page" }).textContent).toBe("2");
    await userEvent.click(within(pager).getByRole("link", { name: "Next" }));
    expect(address()).toBe("/blog?page=3");
    await userEvent.selectOptions(screen.getByLabelText("Audience"), "Plans");
    expect(address()).toBe("/blog?audience=Plans");
  });

  it("has no pager where one page holds all", () => {
    open("/blog");
    expect(screen.queryByRole("navigation", { name: "Article pages" })).toBeNull();
  });
});
