import { findPage, type Page } from "../../shared/pageTable";
import { findRedirect } from "../../shared/redirects";

/** What a request target leads to, decided from the tables before anything is rendered. */
export type Target =
  | { readonly kind: "page"; readonly page: Page; readonly query: string }
  | { readonly kind: "moved"; readonly location: string }
  | { readonly kind: "unknown" }
  | { readonly kind: "malformed" };

/** The targets that are documents. */
export type DocumentTarget = Extract<Target, { kind: "page" | "unknown" }>;

/**
 * A page is served at its one right spelling only; every other spelling of a known path leads there in one hop. The path
 * of a location is always a page's own, so that no request can choose another host.
 */
export function resolveTarget(target: string): Target {
  const queryStart = target.indexOf("?");
  const path = queryStart === -1 ? target : target.slice(0, queryStart);
  const query = queryStart === -1 ? "" : target.slice(queryStart);

  const page = findPage(path);
  if (page) return { kind: "page", page, query };

  const spelling = canonicalSpelling(path);
  if (spelling === undefined) return { kind: "malformed" };
  const rightPath = findPage(spelling)?.path ?? findRedirect(spelling);
  return rightPath === undefined
    ? { kind: "unknown" }
    : { kind: "moved", location: `${rightPath}${asHeaderText(query)}` };
}

/** The path decoded, in lower case, with single slashes and none at the end; undefined where it is no path at all. */
function canonicalSpelling(path: string): string | undefined {
  if (!path.startsWith("/") || path.includes("#")) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (hasControlCharacter(decoded)) return undefined;
  return `/${decoded.toLowerCase().split("/").filter(Boolean).join("/")}`;
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < " " || character === "\x7F");
}

/** Node hands over each byte of the target as one character: those that a header cannot hold are encoded. */
function asHeaderText(query: string): string {
  return query.replaceAll(
    /[^\x21-\x7E]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
}
