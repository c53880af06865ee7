/** How far from the viewport an element counts as near. */
const NEARNESS = "400px";

/** Long enough to ignore elements that are only scrolled past, as on the way to the top after a navigation. */
const REST_MS = 250;

/**
 * Calls back once, when scrolling has ended with the element in the viewport, or near it after scrolling down.
 * @returns the function that stops waiting
 */
export function whenScrolledNear(element: Element, act: () => void): () => void {
  let isNear = false;
  let isScrolledDown = false;
  let top = window.scrollY;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const decide = () => {
    if (!isScrolledDown && element.getBoundingClientRect().top > window.innerHeight) return;
    stop();
    act();
  };
  const waitForRest = () => {
    clearTimeout(rest);
    if (isNear) rest = setTimeout(decide, REST_MS);
  };
  const handleScroll = () => {
    isScrolledDown ||= window.scrollY > top;
    top = window.scrollY;
    waitForRest();
  };
  const observer = new IntersectionObserver(
    (sightings) => {
      // Several entries may be queued; only the last one is current.
      isNear = sightings.at(-1)?.isIntersecting ?? false;
      waitForRest();
    },
    { rootMargin: NEARNESS },
  );
  const stop = () => {
    clearTimeout(rest);
    observer.disconnect();
    window.removeEventListener("scroll", handleScroll);
  };

  observer.observe(element);
  window.addEventListener("scroll", handleScroll, { passive: true });
  return stop;
}
