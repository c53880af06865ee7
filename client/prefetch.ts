import { pageAt } from "../shared/pageAt";
import { loadPage } from "../shared/pageModules";

/** How long a link rests in sight before its page is fetched: longer than a visitor takes to scroll past it. */
const REST_MS = 1_000;

/** What precedes most presses of a link. */
const INTENTS = ["pointerover", "focusin", "touchstart"];

/** Fetches a page's module and styles when a visitor may be about to follow a link to it, unless they save data. */
export function prefetchLinkedPages(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;

  for (const intent of INTENTS) document.addEventListener(intent, prefetchTarget, { passive: true });
  // On a touch screen a finger is on a link too late for a slow line.
  if (window.matchMedia("(hover: none)").matches) prefetchInSight();
}

/** Fetches what the links in sight lead to, also those that come into the page later. */
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
  // A failure is handled when the link is followed.
  if (page) loadPage(page).catch(() => undefined);
}
