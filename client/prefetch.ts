import { pageAt } from "../shared/pageAt";
import { loadPage } from "../shared/pageModules";

/** Fetches a page's module when a visitor is about to follow a link to it, unless they save data. */
export function prefetchOnIntent(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const intent of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(intent, prefetchLinkedPage, { passive: true });
}

function prefetchLinkedPage({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin !== window.location.origin) return;
  const page = pageAt(link);
  // A failure is handled when the link is followed.
  if (page) loadPage(page).catch(() => undefined);
}
