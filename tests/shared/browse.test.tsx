import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Router } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import type { Article } from "../../shared/pages/blog/Article";
import { allArticles, featuredArticle } from "../../server/articles";
import { loadArticles } from "../../shared/pages/blog/articleTable";
import { frontPageOf } from "../../shared/pages/blog/frontPage";
import BlogPage from "../../shared/pages/blog/BlogPage";
import { Browse } from "../../shared/pages/blog/Browse";
import { navigatorTo } from "../support/navigatorTo";
import * as company from "../support/specifiedCompany";

/** Those of the specification; the blog may have more. */
const specifiedArticles = allArticles.filter(({ id }) => id > 1 && id <= 7);

const listOf = (articles: readonly Article[]) => (
  <Browse id="browse" front={frontPageOf(articles)} articles={() => articles} />
);

/** Shows the list of articles. On a slow phone an address that the visitor causes is rendered only when the test says so. */
function open(address: string, part = listOf([featuredArticle, ...specifiedArticles]), isSlow = false) {
  const waiting: string[] = [];
  const goTo = (method: "pushState" | "replaceState") => (path: string) => {
    window.history[method](null, "", path);
    if (isSlow) waiting.push(path);
    else rerender(routerAt(path));
  };
  const navigator = navigatorTo(goTo("pushState"), goTo("replaceState"));
  const routerAt = (path: string) => (
    <Router location={path} navigator={navigator}>
      {part}
    </Router>
  );
  window.history.replaceState(null, "", address);
  const { rerender } = render(routerAt(address));
  return {
    renderNext: () => rerender(routerAt(waiting.shift() ?? "")),
    renderAll: () => waiting.splice(0).forEach((path) => rerender(routerAt(path))),
    goBackTo: (path: string) => {
      window.history.replaceState(null, "", path);
      rerender(routerAt(path));
    },
  };
}

const address = () => window.location.pathname + window.location.search;
const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search articles" });
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const titles = () =>
  screen.queryAllByRole("article").map((article) => within(article).getByRole("heading").textContent);
const linksIn = (part: ParentNode | null) => [...(part?.querySelectorAll("a") ?? [])];
const hrefOf = (link: Element) => link.getAttribute("href");
const type = (text: string) => userEvent.type(field(), text);
const choose = (label: string, option: string) => userEvent.selectOptions(select(label), option);
const follow = (name: string) => userEvent.click(screen.getByRole("link", { name }));

describe("the list of articles", () => {
  it("follows the search as one types, in one entry of the history, so that Back leaves it at once", async () => {
    open("/blog");
    const entries = window.history.length;
    await type("hallam ");
    expect(titles()).toEqual(["What makes a reminder worth answering"]);
    expect(screen.getByRole("status").textContent).toBe("1 article");
    expect([field().value, address(), window.history.length]).toEqual(["hallam ", "/blog?q=hallam", entries]);
    await follow("Research");
    expect([address(), window.history.length]).toEqual(["/blog?q=hallam&topic=Research", entries + 1]);
  });

  it("follows the drop-downs and the chips, which show the same choice", async () => {
    open("/blog");
    expect(screen.queryByRole("navigation", { name: "Article pages" })).toBeNull();
    const entries = window.history.length;
    await choose("Topics", "Research");
    expect([address(), window.history.length]).toEqual(["/blog?topic=Research", entries + 1]);
    expect(screen.getByRole("link", { name: /^Research\s*selected$/ })).toBeDefined();
    await follow("Health Equity");
    expect([address(), select("Topics").value]).toEqual(["/blog?topic=Health+Equity", "Health Equity"]);
  });

  it.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("leaves a press with %s to the browser", (key) => {
    open("/blog");
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole("link", { name: "Research" }), { [key]: true });
    expect(address()).toBe("/blog");
  });

  it("says that nothing matches, and clears the filters from there", async () => {
    open("/blog?q=zzz&audience=Plans");
    expect(screen.getByRole("heading", { name: "No articles match yet" })).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("No articles");
    await follow("Clear Filters");
    expect([titles().length, address(), field().value]).toEqual([6, "/blog", ""]);
    expect(document.activeElement).toBe(screen.getByRole("status"));
  });

  it("has pages of six whose links keep the filters and lead to its top; any change of a filter leads to the first", async () => {
    const many = Array.from({ length: 45 }, (_, id): Article => ({ ...featuredArticle, id: id - 1 }));
    const filters = "q=waiting&audience=Providers";
    open(`/blog?${filters}&page=3&utm_source=mail`, listOf(many));
    const shown = () => screen.getAllByRole("article").map(({ id }) => Number(id.replace("article-", "")));
    expect(shown()).toEqual([12, 13, 14, 15, 16, 17]);
    const pager = screen.getByRole("navigation", { name: "Article pages" });
    const to = (page: number) => `/blog?${filters}${page === 1 ? "" : `&page=${page}`}#browse`;
    expect(pager.textContent).toBe("Page 3 of 8Previous1234…8Next");
    expect(linksIn(pager).map(hrefOf)).toEqual([2, 1, 2, 3, 4, 8, 4].map(to));
    expect(within(pager).getByRole("link", { current: "page" }).textContent).toBe("3");
    await follow("Next");
    expect(address()).toBe(`/blog?${filters}&page=4`);
    expect(pager.textContent).toBe("Page 4 of 8Previous12345…8Next");
    await follow("Go to page 8");
    expect(shown()).toEqual([42, 43]);
    expect(pager.textContent).toBe("Page 8 of 8Previous1…78");
    await choose("Products", company.analytics);
    expect(address()).toBe(
      `/blog?q=waiting&audience=Providers&${new URLSearchParams({ product: company.analytics }).toString()}`,
    );
  });
});

it.each(["#most-read ol", "#browse article", "#featured"])(
  "links in %s take the filters along",
  async (part) => {
    await loadArticles();
    open("/blog?topic=Research&utm_source=mail", <BlogPage />);
    const addresses = linksIn(document.querySelector(part)).map(hrefOf);
    expect(addresses.length).toBeGreaterThan(0);
    for (const each of addresses) expect(each).toMatch(/^\/blog\?article=[a-z-]+&topic=Research$/);
  },
);

describe("the search on a slow phone", () => {
  type Phone = ReturnType<typeof open>;
  const openOnSlowPhone = (at: string) => open(at, listOf(allArticles), true);
  const press = (name: string) => fireEvent.click(screen.getByRole("link", { name }));

  it.each<[sentence: string, at: string, steps: readonly ((phone: Phone) => unknown)[], search: string]>([
    [
      "keeps every letter that is typed while an earlier one is being rendered",
      "/blog",
      [() => type("eq"), (phone) => phone.renderNext(), () => type("uity")],
      "?q=equity",
    ],
    [
      "keeps letters that are not rendered yet when a chip is pressed, and the chip when one types on",
      "/blog",
      [() => choose("Audience", "Plans"), () => type("car"), () => press("Research"), () => type("e")],
      "?q=care&audience=Plans&topic=Research",
    ],
    [
      "keeps two drop-downs that are chosen one right after the other",
      "/blog",
      [
        () => choose("Audience", "Plans"),
        () => choose("Topics", "Research"),
        (phone) => phone.renderNext(),
        () => expect(select("Topics").value).toBe("Research"),
      ],
      "?audience=Plans&topic=Research",
    ],
    [
      "clears the search alone, and starts over with the letter that follows",
      "/blog?q=list&audience=Plans",
      [() => press("Clear search"), () => expect(document.activeElement).toBe(field()), () => type("a")],
      "?q=a&audience=Plans",
    ],
    [
      "follows Back, which nothing in the form has caused",
      "/blog",
      [() => type("car"), (on) => on.renderAll(), (on) => on.goBackTo("/blog?q=list&topic=Research")],
      "?q=list&topic=Research",
    ],
  ])("%s", async (_, at, steps, search) => {
    const phone = openOnSlowPhone(at);
    for (const step of steps) await step(phone);
    phone.renderAll();
    const { q = "", audience = "All", topic = "All" } = Object.fromEntries(new URLSearchParams(search));
    expect(address()).toBe(`/blog${search}`);
    expect([field().value, select("Audience").value, select("Topics").value]).toEqual([q, audience, topic]);
  });

  it("leaves the caret where one types, in the middle too", async () => {
    const phone = openOnSlowPhone("/blog?q=list");
    await userEvent.type(field(), "ab", { initialSelectionStart: 2, initialSelectionEnd: 2 });
    phone.renderNext();
    expect([field().value, field().selectionStart]).toEqual(["liabst", 4]);
  });

  it("writes nothing into the field while an input method composes", () => {
    const phone = openOnSlowPhone("/blog");
    const write = vi.spyOn(field(), "value", "set");
    const compose = (text: string) =>
      fireEvent.input(field(), { target: { value: text }, isComposing: true });
    fireEvent.compositionStart(field());
    for (const text of ["け", "けん", "けんこ"]) compose(text);
    phone.renderAll();
    expect(write).not.toHaveBeenCalled();
    compose("健康");
    fireEvent.compositionEnd(field(), { data: "健康" });
    phone.renderAll();
    expect([field().value, decodeURIComponent(address())]).toEqual(["健康", "/blog?q=健康"]);
  });
});
