import { siteFiles } from "./siteFiles";

/** By their addresses. */
const underWay = new Map<string, Promise<void>>();

/** The `media` of a stylesheet that is fetched but not applied yet. */
const UNAPPLIED = "not all";

/**
 * Fetches the page's stylesheets, unless the document has them. Rejects if one cannot be fetched; the next call tries again.
 * On the server there is nothing to fetch.
 */
export async function loadStyles(folder: string): Promise<void> {
  if (typeof document === "undefined") return;
  const { stylesheets = [] } = siteFiles().pages[folder] ?? {};
  await Promise.all(stylesheets.map(loadStylesheet));
}

function loadStylesheet(href: string): Promise<void> {
  const pending = underWay.get(href);
  if (pending) return pending;
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve();

  const link = document.createElement("link");
  const loading = new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${href} cannot be fetched`));
    });
  }).finally(() => underWay.delete(href));
  underWay.set(href, loading);
  link.rel = "stylesheet";
  link.href = href;
  // Applied at once, it would have all styles of the present page computed again, while the visitor presses a link.
  link.media = UNAPPLIED;
  document.head.append(link);
  return loading;
}

/** Applies the stylesheets that were fetched, for the page that is about to be shown. */
export function applyStyles(): void {
  for (const link of document.querySelectorAll(`link[media="${UNAPPLIED}"]`)) link.removeAttribute("media");
}
