import { describe, expect, it } from "vitest";
import { allArticles, featuredArticle } from "../../server/articles";
import { filterArticles, filterOptions, noFilters, readFilters } from "../../shared/pages/blog/blogFilters";
import * as company from "../support/specifiedCompany";

/** Those of the specification; the blog may have more. */
const specifiedArticles = allArticles.filter(({ id }) => id > 1 && id <= 7);

const shown = (query: Readonly<Record<string, string>>) =>
  filterArticles(specifiedArticles, readFilters(new URLSearchParams(query))).map(({ id }) => id);

const topics = {
  "Risk Assessment": [2],
  Engagement: [3],
  "Health Equity": [4],
  "Population Health": [],
  "Value-Based Care": [5],
  "Product Updates": [6],
  "Case Studies": [],
  Research: [7],
  "Industry Trends": [],
};

describe("blog filters", () => {
  it.each([
    ["audience", { Providers: [2, 3, 4, 6], Plans: [4, 5, 6, 7] }],
    ["product", { [company.registry]: [2, 4], [company.nudges]: [3, 7], [company.analytics]: [5] }],
    ["topic", topics],
  ] as const)("offer each %s of the specification, and show its articles", (name, articles) => {
    const all = { All: [2, 3, 4, 5, 6, 7], ...articles };
    expect(filterOptions[name].map((each) => [each, shown({ [name]: each })])).toEqual(Object.entries(all));
  });

  it("show what matches each of them and the search, over title, teaser and author", () => {
    const rows = { HALLAM: [3], list: [5], outreach: [4], zzz: [], "  hallam ": [3], "": [2, 3, 4, 5, 6, 7] };
    for (const [q, ids] of Object.entries(rows)) expect(shown({ q }), q).toEqual(ids);
    expect(shown({ product: company.analytics, audience: "Providers" })).toEqual([]);
    expect(featuredArticle.id, "outside the list").toBe(1);
  });

  it.each(["audience=Nobody&product=__proto__&topic=&utm=x", "page=two", "page=0", "page=1.5", "page=1e99"])(
    "fall back to their defaults where a value is unknown: %s",
    (query) => {
      expect(readFilters(new URLSearchParams(query))).toEqual(noFilters);
    },
  );
});
