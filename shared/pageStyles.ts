interface PageStyles {
  readonly folder: string;
  /** The URL of the page's complete stylesheet, which its own document links. */
  readonly whole: string;
  /** The URL of the page's styles without those that every page has. */
  readonly own: string;
}

const underWay = new Map<string, Promise<void>>();

/**
 * Called by each page module, to which the build adds the call: fetches the page's styles, unless the document has them.
 * If they cannot be fetched, the page is not loaded.
 * @public
 */
export function needStyles({ folder, whole, own }: PageStyles): void {
  if (document.querySelector(`link[href="${whole}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = own;
  const loading = new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${own} cannot be fetched`)));
  });
  // `loadPage` handles the rejection.
  loading.catch(() => undefined);
  underWay.set(folder, loading);
  document.head.append(link);
}

/** Resolves when the page's styles are loaded; rejects if they cannot be fetched. */
export function pageStyles(folder: string): Promise<void> | undefined {
  return underWay.get(folder);
}
