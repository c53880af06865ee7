import { describe, expect, it } from "vitest";
import { featuredArticle, gridArticles, type Article } from "../../shared/pages/blog/articles";
import {
  BLOG_PAGE_SIZE,
  filterArticles,
  filterOptions,
  filtersToSearch,
  noFilters,
  paginate,
  readFilters,
} from "../../shared/pages/blog/blogFilters";

/** Those of the specification; the blog may have more. */
const specifiedArticles = gridArticles.filter(({ id }) => id <= 7);

const shown = (query: string) =>
  filterArticles(specifiedArticles, readFilters(new URLSearchParams(query))).map(({ id }) => id);

describe("blog filters", () => {
  it("hold the articles of the specification, the featured one outside the grid of six", () => {
    expect(specifiedArticles.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(featuredArticle.id).toBe(1);
  });

  it.each([
    ["audience=Providers", [2, 3, 4, 6]],
    ["audience=Plans", [4, 5, 6, 7]],
    ["product=More+Good+Years", [2, 4]],
    ["product=eNgage+AI", [3, 7]],
    ["product=Analytics", [5]],
    ["topic=Risk+Assessment", [2]],
    ["topic=Engagement", [3]],
    ["topic=Health+Equity", [4]],
    ["topic=Value-Based+Care", [5]],
    ["topic=Product+Updates", [6]],
    ["topic=Research", [7]],
    ["topic=Population+Health", []],
    ["topic=Case+Studies", []],
    ["topic=Industry+Trends", []],
    ["product=Analytics&audience=Providers", []],
    ["q=HALLAM", [3]],
    ["q=list", [5]],
    ["q=outreach", [4]],
    ["q=zzz", []],
    ["q=%20%20hallam%20", [3]],
    ["", [2, 3, 4, 5, 6, 7]],
  ])("show for %s the articles %j", (query, ids) => {
    expect(shown(query)).toEqual(ids);
  });

  it("fall back to the default where a value is unknown", () => {
    expect(
      readFilters(new URLSearchParams("audience=Nobody&product=__proto__&topic=&page=two&utm=x")),
    ).toEqual(noFilters);
  });

  it.each(["0", "-3", "1.5", "1e99", "NaN", ""])("take page %j for the first", (page) => {
    expect(readFilters(new URLSearchParams({ page })).page).toBe(1);
  });

  it("are written to the address without their defaults and read back the same", () => {
    const filters = { q: "a & b", audience: "Plans", product: "eNgage AI", topic: "Research", page: 2 };
    const search = filtersToSearch(filters);
    expect(search).toBe("?q=a+%26+b&audience=Plans&product=eNgage+AI&topic=Research&page=2");
    expect(readFilters(new URLSearchParams(search))).toEqual(filters);
    expect(filtersToSearch(noFilters)).toBe("");
  });

  it("offer the options of the specification", () => {
    expect(filterOptions.audience).toEqual(["All", "Providers", "Plans"]);
    expect(filterOptions.product).toEqual(["All", "More Good Years", "eNgage AI", "Analytics"]);
    expect(filterOptions.topic).toHaveLength(10);
  });
});

describe("pages of a list", () => {
  const [first] = gridArticles;
  const many = Array.from({ length: 14 }, (_, id): Article => ({ ...(first ?? featuredArticle), id }));

  it("hold six articles each", () => {
    expect(BLOG_PAGE_SIZE).toBe(6);
    expect(paginate(many, 2).articles.map(({ id }) => id)).toEqual([6, 7, 8, 9, 10, 11]);
  });

  it("end with the last one, which a number past the end shows too", () => {
    expect(paginate(many, 99)).toMatchObject({ page: 3, pageCount: 3 });
    expect(paginate(many, 99).articles.map(({ id }) => id)).toEqual([12, 13]);
  });

  it("are one where nothing is found", () => {
    expect(paginate([], 1)).toEqual({ articles: [], page: 1, pageCount: 1 });
  });
});
