import { company } from "../../shared/company";
import { slugIn } from "../../shared/pageAt";
import { loadedPage } from "../../shared/pageModules";
import { findArticle, gridArticles, type Article } from "../../shared/pages/blog/articles";
import { addressOfArticle } from "../../shared/pages/blog/articleAddresses";
import { filterArticles, filtersToSearch, paginate, readFilters } from "../../shared/pages/blog/blogFilters";
import { articlePage, findPage, notFoundPage, pages, type Page } from "../../shared/pageTable";
import { findRedirect } from "../../shared/redirects";

/** A page, or the 404 page, which has no path. */
export type DocumentPage = Omit<Page, "path" | "folder"> & {
  readonly folder: string;
  readonly path?: string;
  /** What the page of an article shows; its path is the blog's. */
  readonly article?: Article;
};

/** All request targets with the same key get the same bytes. */
export interface DocumentAddress {
  readonly status: 200 | 404;
  readonly page: DocumentPage;
  readonly query: string;
  /** Undefined where the document is not kept. */
  readonly key: string | undefined;
}

type Target =
  DocumentAddress | { readonly status: 301; readonly location: string } | { readonly status: 400 };

/** All unknown paths share one document. */
export const unknownAddress: DocumentAddress = { status: 404, page: notFoundPage, query: "", key: "unknown" };

/** The document of a page; on the blog also that of the article which a query names. */
export function addressOf(page: Page, givenQuery = ""): DocumentAddress {
  const { path } = page;
  const { query, isKept } = pageQuery(page, givenQuery);
  const slug = slugIn({ pathname: path, search: givenQuery });
  if (slug === undefined) return { status: 200, page, query, key: isKept ? `${path}${query}` : undefined };
  const article = findArticle(slug);
  const head = loadedPage({ ...articlePage, slug });
  if (!article || !head) return unknownAddress;
  const target = addressOfArticle(article, givenQuery);
  const isInOneSpelling = target === addressOfArticle(article, query);
  return {
    status: 200,
    page: { ...articlePage, ...head, path, name: article.title, article },
    query: target.slice(path.length),
    key: isKept && isInOneSpelling ? target : undefined,
  };
}

/** The part of a query that the page reads, in one spelling. Answers to a search for words are not kept. */
function pageQuery({ path }: Pick<Page, "path">, query: string) {
  // Only the blog reads a query.
  if (query === "" || path !== pages.blog.path) return { query: "", isKept: true };
  const filters = readFilters(new URLSearchParams(query));
  const { page } = paginate(filterArticles(gridArticles, filters), filters.page);
  return { query: filtersToSearch({ ...filters, page }), isKept: filters.q === "" };
}

/** Redirects other spellings of a page to its own path, so that no request can choose the host. */
export function resolveTarget(target: string): Target {
  const [path = ""] = target.split("?", 1);
  const query = target.slice(path.length);
  const page = findPage(path);
  if (page) return addressOf(page, query);

  const spelling = canonicalSpelling(path);
  if (spelling === undefined) return { status: 400 };
  const rightPath = findPage(spelling)?.path ?? findRedirect(spelling);
  if (rightPath === undefined) return unknownAddress;
  return { status: 301, location: `${rightPath}${asHeaderText(query)}` };
}

const ENCODED_CONTROL_CHARACTER = /%(?:[01][\da-f]|7f)/i;

/** The path decoded, in lower case, with single slashes and none at the end; undefined for malformed ones. */
function canonicalSpelling(path: string): string | undefined {
  const isPath = path.startsWith("/") && !path.includes("#");
  if (!isPath || ENCODED_CONTROL_CHARACTER.test(path)) return undefined;
  try {
    return `/${decodeURIComponent(path).toLowerCase().split("/").filter(Boolean).join("/")}`;
  } catch {
    return undefined;
  }
}

/** Encodes what a header cannot hold. Node hands over each byte of the target as one character. */
function asHeaderText(query: string): string {
  return new URL(Buffer.from(query, "latin1").toString(), company.defaultPublicOrigin).search;
}
