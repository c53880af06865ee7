import { productNames } from "../../company";
import { topics, type Article } from "./Article";

export const ALL = "All";

export const filterOptions = {
  audience: [ALL, "Providers", "Plans"],
  product: [ALL, ...Object.values(productNames)],
  topic: [ALL, ...topics],
} as const;

/** The filters of the list. They are kept in the address: `/blog?q=&audience=&product=&topic=&page=`. */
export interface BlogFilters {
  readonly q: string;
  readonly audience: string;
  readonly product: string;
  readonly topic: string;
  /** Counted from 1. */
  readonly page: number;
}

/** The filters that have a list of options to choose from. The others are the search text and the page number. */
export const choiceNames = ["audience", "product", "topic"] as const;

export const noFilters: BlogFilters = { q: "", audience: ALL, product: ALL, topic: ALL, page: 1 };

/** Reads the filters from a query; unknown values fall back to the defaults. */
export function readFilters(search: URLSearchParams): BlogFilters {
  const page = Number(search.get("page") ?? 1);
  return {
    q: (search.get("q") ?? "").trim(),
    audience: oneOf(filterOptions.audience, search.get("audience")),
    product: oneOf(filterOptions.product, search.get("product")),
    topic: oneOf(filterOptions.topic, search.get("topic")),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The filters in the browser's address, which while a visitor types is ahead of what is rendered. */
export function addressFilters(): BlogFilters {
  return readFilters(new URLSearchParams(window.location.search));
}

function oneOf(options: readonly string[], value: string | null): string {
  return value !== null && options.includes(value) ? value : ALL;
}

/** The canonical query of these filters, without defaults: "" or "?topic=Research". */
export function filtersToSearch(filters: BlogFilters): "" | `?${string}` {
  const search = new URLSearchParams();
  if (filters.q) search.set("q", filters.q);
  for (const name of choiceNames) {
    if (filters[name] !== ALL) search.set(name, filters[name]);
  }
  if (filters.page > 1) search.set("page", String(filters.page));
  const query = search.toString();
  return query ? `?${query}` : "";
}

/** The articles that match; one for all audiences matches each audience. The search is case-insensitive. */
export function filterArticles(articles: readonly Article[], filters: BlogFilters): readonly Article[] {
  const words = filters.q.toLowerCase();
  return articles.filter(
    ({ title, teaser, author, audience, product, topic }) =>
      [title, teaser, author].some((text) => text.toLowerCase().includes(words)) &&
      (filters.audience === ALL || audience === ALL || audience === filters.audience) &&
      (filters.product === ALL || product === filters.product) &&
      (filters.topic === ALL || topic === filters.topic),
  );
}

export const BLOG_PAGE_SIZE = 6;

export interface ArticlePage {
  readonly articles: readonly Article[];
  readonly page: number;
  readonly pageCount: number;
}

/** One page of a list; a number past the end shows the last page. */
export function paginate(articles: readonly Article[], page: number): ArticlePage {
  const pageCount = Math.max(1, Math.ceil(articles.length / BLOG_PAGE_SIZE));
  const shown = Math.min(page, pageCount);
  const start = (shown - 1) * BLOG_PAGE_SIZE;
  return { articles: articles.slice(start, start + BLOG_PAGE_SIZE), page: shown, pageCount };
}
