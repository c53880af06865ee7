import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType, type Location } from "react-router-dom";
import type { NavigationState } from "../components/SiteLink";
import { pageKey } from "../routes/pageAt";
import { findRedirect } from "../routes/redirects";
import { scrollAfterNavigation } from "./scrollAfterNavigation";
import { dropServerHead } from "./dropServerHead";
import { layoutWords } from "./layoutContent";
import { keepScrollPositions, keptScrollPosition } from "./scrollPositions";

/**
 * Does after a client-side navigation what the browser does after a document load: updates the head, restores the scroll
 * position, moves the focus and announces the page.
 */
export function PageChange() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef<Location>(undefined);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => keepScrollPositions(() => previous.current), []);

  useLayoutEffect(() => {
    const from = previous.current;
    // The address has moved and will be replaced in a moment.
    if (from === location || findRedirect(location.pathname)) return undefined;
    previous.current = location;
    if (!from) return undefined;

    const arrival = scrollAfterNavigation(from, location, navigationType);
    const section = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    const isOtherPage = pageKey(from) !== pageKey(location);
    if (isOtherPage) {
      dropServerHead();
      // From now on each new page fades in: see base.css.
      document.documentElement.dataset["pageChanged"] = "";
    }
    if (arrival === "stay") return undefined;

    const heading = document.querySelector<HTMLElement>("main h1");
    if (isOtherPage) setAnnouncement(layoutWords.pageLoaded(heading?.textContent ?? document.title));

    if (arrival === "section" && section) {
      focusWithoutScrolling(section);
      section.scrollIntoView({ behavior: scrollBehavior() });
      return undefined;
    }
    if (isOtherPage || arrival === "top") focusWithoutScrolling(heading);
    if (arrival === "restore") {
      const top = keptScrollPosition();
      if (top === undefined && section) section.scrollIntoView();
      else window.scrollTo({ top: top ?? 0 });
      return undefined;
    }
    const { scrollDelayMs = 0 } = (location.state ?? {}) as Partial<NavigationState>;
    const toTop = () => {
      // Forces layout, because Firefox 140 drops a smooth scroll that starts before a shorter page is laid out.
      void document.documentElement.scrollHeight;
      window.scrollTo({ top: 0, behavior: scrollBehavior() });
    };
    if (scrollDelayMs === 0) {
      toTop();
      return undefined;
    }
    const timer = setTimeout(toTop, scrollDelayMs);
    return () => clearTimeout(timer);
  }, [location, navigationType]);

  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}

function focusWithoutScrolling(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function scrollBehavior(): ScrollBehavior {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
