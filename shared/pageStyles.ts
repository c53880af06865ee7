import { pageFilesOf } from "./pageFiles";

const underWay = new Map<string, Promise<void>>();

/** The `media` of a stylesheet that is fetched but not applied yet. */
const UNAPPLIED = "not all";

/**
 * Fetches the page's stylesheet, unless the document has it. Rejects if it cannot be fetched; the next call tries again.
 * On the server there is nothing to fetch.
 */
export function loadStyles(folder: string): Promise<void> | undefined {
  const pending = underWay.get(folder);
  if (pending || typeof document === "undefined") return pending;
  const href = pageFilesOf(folder)?.stylesheet;
  if (href === undefined || document.querySelector(`link[rel="stylesheet"][href="${href}"]`))
    return undefined;
  const link = document.createElement("link");
  const loading = new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${href} cannot be fetched`));
    });
  }).finally(() => underWay.delete(folder));
  underWay.set(folder, loading);
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
