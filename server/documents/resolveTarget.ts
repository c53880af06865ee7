import { company } from "../../shared/company";
import { slugIn } from "../../shared/pageAt";
import { loadedPage } from "../../shared/pageModules";
import type { Article } from "../../shared/pages/blog/Article";
import { addressOfArticle } from "../../shared/pages/blog/articleAddresses";
import { filtersToSearch, readFilters } from "../../shared/pages/blog/blogFilters";
import { shownArticles } from "../../shared/pages/blog/shownArticles";
import { articlePage, findPage, notFoundPage, pages, type Page } from "../../shared/pageTable";
import { findRedirect } from "../../shared/redirects";
import { allArticles, featuredArticle, findArticle, findRenamedArticle } from "../articles";

/** A page, or the 404 page, which has no path. */
export type DocumentPage = Omit<Page, "path" | "folder"> & {
  readonly folder: string;
  readonly path?: string;
  /** Where the page is that of an article. Its path is the blog's. */
  readonly article?: Article;
  /** Where the page is the list of articles: those that it shows. */
  readonly shown?: readonly Article[];
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

/** The document of a page. Only the blog reads a query. */
export function addressOf(page: Page, query = ""): DocumentAddress {
  if (page === pages.blog) return blogAddress(query);
  return { status: 200, page, query: "", key: page.path };
}

/** Where the article is now that an address of the blog asks for by a former slug. */
function renamedArticleAddress(path: string, query: string): string | undefined {
  const slug = slugIn({ pathname: path, search: query });
  const renamed = slug === undefined ? undefined : findRenamedArticle(slug);
  return renamed && addressOfArticle(renamed, query);
}

/** The list that a query filters, or the article that it names. Answers to a search for words are not kept. */
function blogAddress(given: string): DocumentAddress {
  const { path } = pages.blog;
  const filters = readFilters(new URLSearchParams(given));
  const { page, articles } = shownArticles(filters, allArticles);
  const query = filtersToSearch({ ...filters, page });
  const isKept = filters.q === "";

  const slug = slugIn({ pathname: path, search: given });
  const shown = [featuredArticle, ...articles];
  const ofList = { page: { ...pages.blog, shown }, query, key: isKept ? `${path}${query}` : undefined };
  if (slug === undefined) return { status: 200, ...ofList };

  const article = findArticle(slug);
  const head = loadedPage({ ...articlePage, slug });
  if (!article || !head) return unknownAddress;

  const target = addressOfArticle(article, given);
  const isInOneSpelling = target === addressOfArticle(article, query);
  return {
    status: 200,
    page: { ...articlePage, ...head, path, name: article.title, article },
    query: target.slice(path.length),
    key: isKept && isInOneSpelling ? target : undefined,
  };
}

/** Finds what is at a target. Another spelling of a page is redirected to the path in the table, which names no host. */
export function resolveTarget(target: string): Target {
  const [path = ""] = target.split("?", 1);
  const query = target.slice(path.length);
  const page = findPage(path);
  const renamed = renamedArticleAddress(path, query);
  if (renamed !== undefined) return { status: 301, location: renamed };
  if (page) return addressOf(page, query);

  const spelling = canonicalSpelling(path);
  if (spelling === undefined) return { status: 400 };
  const rightPath = findPage(spelling)?.path ?? findRedirect(spelling);
  if (rightPath === undefined) return unknownAddress;
  return { status: 301, location: `${rightPath}${asHeaderText(query)}` };
}

const ENCODED_CONTROL_CHARACTER = /%(?:[01][\da-f]|7f)/i;

/** The path decoded, in lower case, with single slashes and none at the end. Undefined where it cannot be decoded. */
function canonicalSpelling(path: string): string | undefined {
  if (path.includes("#") || ENCODED_CONTROL_CHARACTER.test(path)) return undefined;
  try {
    return `/${decodeURIComponent(path).toLowerCase().split("/").filter(Boolean).join("/")}`;
  } catch {
    return undefined;
  }
}

/** The query with all encoded that a header cannot hold. Node has made one character of each byte of the target. */
function asHeaderText(query: string): string {
  return new URL(Buffer.from(query, "latin1").toString(), company.defaultPublicOrigin).search;
}
