import { pageAt } from "../shared/routes/pageAt";
import { loadPage } from "../shared/routes/pageModules";

/** How long a link has to be in the viewport before its page is fetched. Longer than it takes to scroll past it. */
const REST_MS = 1_000;

/** Events that usually come before a click. */
const INTENTS = ["pointerover", "focusin", "touchstart"];

/** Prefetches a page's module and styles when the visitor may be about to follow a link to it, unless they asked to save data. */
export function prefetchLinkedPages(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;

  for (const intent of INTENTS) document.addEventListener(intent, prefetchTarget, { passive: true });
  // On a touch screen the first event comes only just before the click, which is too late on a slow connection.
  if (window.matchMedia("(hover: none)").matches) prefetchInSight();
}

/** Prefetches the pages of all links in the viewport, including links that are added later. */
function prefetchInSight(): void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const inSight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        timers.delete(target);
        if (isIntersecting && target instanceof HTMLAnchorElement)
          timers.set(
            target,
            setTimeout(() => prefetch(target), REST_MS),
          );
      }
    },
    { threshold: 1 },
  );
  const watchLinks = () => {
    for (const link of document.querySelectorAll("a[href]")) inSight.observe(link);
  };
  watchLinks();
  new MutationObserver(watchLinks).observe(document.body, { childList: true, subtree: true });
}

function prefetchTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link) prefetch(link);
}

function prefetch(link: HTMLAnchorElement): void {
  if (link.origin !== window.location.origin) return;
  const page = pageAt(link);
  // An error is handled when the link is followed.
  if (page) loadPage(page).catch(() => undefined);
}
