interface PageStyles {
  readonly folder: string;
  /** The address of the page's whole stylesheet, which its own document has. */
  readonly whole: string;
  /** The address of what the page needs beside the styles of the core. */
  readonly own: string;
}

const underWay = new Map<string, Promise<void>>();

/**
 * Called by each page module as the build writes it: fetches the page's styles, unless the document came with them. Where they do not
 * come, the page counts as not loaded.
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

/** Resolves when all styles that the page's module asked for are here; rejects where they cannot be had. */
export function pageStyles(folder: string): Promise<void> | undefined {
  return underWay.get(folder);
}
