import type { ButtonContent } from "../../components/Button";
import type { LabeledFigure } from "../../components/FigureValue";
import { company } from "../../company";
import { figures } from "../../figures/figures";
import { pages } from "../../routes/pageTable";

export const hero = {
  eyebrow: `The ${company.name} blog`,
  heading: "Notes on reaching people and keeping in touch",
  body: "We write for the people who plan outreach and for the people who answer the phones.",
  figures: [
    { label: "articles", value: figures.articles, note: "Published since the blog began" },
    { label: "monthly readers", value: figures.monthlyReaders, note: "Across the blog and newsletter" },
  ] satisfies readonly LabeledFigure[],
} as const;

export const featured = { label: "Featured article" } as const;

export const browse = {
  heading: "All articles",
  search: {
    label: "Search articles",
    placeholder: "Search by title, teaser or author",
    clear: "Clear search",
  },
  selects: { audience: "Audience", product: "Products", topic: "Topics" },
  chips: { name: "Filter by topic", first: "All topics", selected: "selected" },
  clear: "Clear Filters",
  count: (articles: number) =>
    articles === 0 ? "No articles" : articles === 1 ? "1 article" : `${articles} articles`,
  audienceTags: { Providers: "For providers", Plans: "For plans", All: "For everyone" },
  pager: {
    name: "Article pages",
    previous: "Previous",
    next: "Next",
    status: (page: number, total: number) => `Page ${page} of ${total}`,
    goTo: (page: number) => `Go to page ${page}`,
  },
  empty: {
    heading: "No articles match yet",
    body: "Nothing here fits that mix of filters. Try another topic, or clear the filters to see every article.",
  },
} as const;

export const mostRead = { heading: "Most Read" } as const;

export const newsletter = {
  heading: "Get new articles by email",
  body: "A short letter when we publish. You can leave at any time.",
} as const;

export const caseStudyTeaser = {
  heading: "Case studies: three example organizations, with the numbers",
  body: "See projected results for a health system, an ACO and a health plan, and how we arrived at them.",
  buttons: [
    { label: "View Modeled Outcomes", href: pages.modeledOutcomes.path, nav: "client", variant: "primary" },
  ] satisfies readonly ButtonContent[],
} as const;
