import { useEffect, useState, type RefObject } from "react";

/** How far outside the window something may be for its visitor to be near: less than a flick on a phone. */
const NEAR = "400px 0px";

interface PrerenderableDocument extends EventTarget {
  /** Whether the page was only fetched ahead, for a visitor who may never open it. Not in Firefox and Safari. */
  readonly prerendering?: boolean;
}

/** Whether the visitor has come near this element; false on the server, and until a page that was prerendered is opened. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!("IntersectionObserver" in window)) return undefined;

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    const observe = () => {
      if (element.current) observer.observe(element.current);
    };
    const page: PrerenderableDocument = document;
    if (page.prerendering) page.addEventListener("prerenderingchange", observe, { once: true });
    else observe();

    return () => {
      page.removeEventListener("prerenderingchange", observe);
      observer.disconnect();
    };
  }, [element]);

  return isNear;
}
