import { siteFiles } from "./siteFiles";

/** Pending stylesheets, by URL. */
const underWay = new Map<string, Promise<void>>();

/** The `media` attribute of a stylesheet that is loaded but not applied yet. */
const UNAPPLIED = "not all";

/**
 * Loads the page's stylesheets, unless the document has them. Rejects if one cannot be loaded; the next call tries again. Does
 * nothing on the server.
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
  // Applying it would recalculate all styles of the current page, just when the visitor clicks a link.
  link.media = UNAPPLIED;
  document.head.append(link);
  return loading;
}

/** Applies the stylesheets that have been loaded. Called just before the page is shown. */
export function applyStyles(): void {
  for (const link of document.querySelectorAll(`link[media="${UNAPPLIED}"]`)) link.removeAttribute("media");
}
