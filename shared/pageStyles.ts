interface PageStyles {
  readonly folder: string;
  /** The URL of the page's complete stylesheet, which its own document links. */
  readonly whole: string;
  /** The URL of the page's styles without those that every page has. */
  readonly own: string;
}

/** The stylesheets that are needed and not here yet, by the folders of their pages. */
const missing = new Map<string, string>();

/**
 * Called by each page module, to which the build adds the call: says which stylesheet the page needs, unless the document
 * has it.
 * @public
 */
export function needStyles({ folder, whole, own }: PageStyles): void {
  if (!document.querySelector(`link[href="${whole}"]`)) missing.set(folder, own);
}

/** Fetches the page's styles, if they are missing; rejects if they cannot be fetched, and may then be called again. */
export async function loadStyles(folder: string): Promise<void> {
  const href = missing.get(folder);
  if (href === undefined) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${href} cannot be fetched`));
    });
    document.head.append(link);
  });
  missing.delete(folder);
}
