import { useEffect, useState, type RefObject } from "react";

/** How close to the viewport counts as near. Less than one flick on a phone scrolls. */
const NEAR = "400px 0px";

interface PrerenderableDocument extends EventTarget {
  /** Whether the page is being prerendered, for a visitor who may never open it. Not supported by Firefox and Safari. */
  readonly prerendering?: boolean;
}

/** Whether this element has come near the viewport. False on the server, and while the page is being prerendered. */
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
