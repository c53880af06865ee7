import { company } from "../../shared/company";
import { slugIn } from "../../shared/routes/pageAt";
import { loadedPage } from "../../shared/routes/pageModules";
import type { Article } from "../../shared/pages/blog/Article";
import { addressOfArticle } from "../../shared/pages/blog/articleAddresses";
import { filtersToSearch, readFilters } from "../../shared/pages/blog/blogFilters";
import { shownArticles } from "../../shared/pages/blog/shownArticles";
import {
  allPages,
  articlePage,
  findPage,
  notFoundPage,
  pages,
  type Page,
} from "../../shared/routes/pageTable";
import { findRedirect } from "../../shared/routes/redirects";
import { allArticles, featuredArticle, findArticle, findRenamedArticle } from "../articles";

/** A page of the page table, or the 404 page, which has no path. */
export type DocumentPage = Omit<Page, "path" | "folder"> & {
  readonly folder: string;
  readonly path?: string;
  /** Set on the page of an article. Its path is that of the blog. */
  readonly article?: Article;
  /** Where the page is the list of articles: those that it shows. */
  readonly shown?: readonly Article[];
};

/** A document to send. Request targets with the same key get the same bytes. */
export interface DocumentAddress {
  readonly status: 200 | 404;
  readonly page: DocumentPage;
  readonly query: string;
  /** The key in the cache; undefined if the document is not cached. */
  readonly key: string | undefined;
}

type Target =
  DocumentAddress | { readonly status: 301; readonly location: string } | { readonly status: 400 };

/** One document is shared by all unknown paths. */
const unknownAddress: DocumentAddress = { status: 404, page: notFoundPage, query: "", key: "unknown" };

/** Only the blog reads its query; for other pages it is ignored. */
function addressOf(page: Page, query = ""): DocumentAddress {
  if (page === pages.blog) return blogAddress(query);
  return { status: 200, page, query: "", key: page.path };
}

/** All pages, and the 404 page. */
export function addressesOfPages(): readonly DocumentAddress[] {
  return [unknownAddress, ...allPages.map((page) => addressOf(page))];
}

/** All articles, the newest first. */
export function addressesOfArticles(): readonly DocumentAddress[] {
  return allArticles.map(({ slug }) => addressOf(pages.blog, `?article=${slug}`));
}

/** If a blog URL asks for an article by a former slug, or by another spelling of a slug, the article's current URL. */
function movedArticleAddress(path: string, query: string): string | undefined {
  const slug = slugIn({ pathname: path, search: query });
  if (slug === undefined || findArticle(slug)) return undefined;
  const spelling = slug.trim().toLowerCase().split("/").filter(Boolean).join("/");
  const moved = findArticle(spelling) ?? findRenamedArticle(spelling);
  return moved && addressOfArticle(moved, query);
}

/**
 * The filtered list of articles, or one article. Results of a text search are not cached, because there is no limit to their
 * number.
 */
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

/**
 * Finds the page, redirect or error for a request target. Other spellings of a path redirect to the one in the page table. The
 * Location header is a path without a host.
 */
export function resolveTarget(target: string): Target {
  const [path = ""] = target.split("?", 1);
  const query = target.slice(path.length);
  const page = findPage(path);
  const moved = movedArticleAddress(path, query);
  if (moved !== undefined) return { status: 301, location: moved };
  if (page) return addressOf(page, query);

  const spelling = canonicalSpelling(path);
  if (spelling === undefined) return { status: 400 };
  const rightPath = findPage(spelling)?.path ?? findRedirect(spelling);
  if (rightPath === undefined) return unknownAddress;
  return { status: 301, location: `${rightPath}${asHeaderText(query)}` };
}

const ENCODED_CONTROL_CHARACTER = /%(?:[01][\da-f]|7f)/i;

/** The path decoded and in lower case, without empty segments or a trailing slash. Undefined if it cannot be decoded. */
function canonicalSpelling(path: string): string | undefined {
  if (path.includes("#") || ENCODED_CONTROL_CHARACTER.test(path)) return undefined;
  try {
    return `/${decodeURIComponent(path).toLowerCase().split("/").filter(Boolean).join("/")}`;
  } catch {
    return undefined;
  }
}

/**
 * Encodes the characters that a header cannot contain. Node decodes request targets as latin1, so the bytes are restored first.
 */
function asHeaderText(query: string): string {
  return new URL(Buffer.from(query, "latin1").toString(), company.defaultPublicOrigin).search;
}
