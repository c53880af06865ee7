/** How far from the window an element counts as near. */
const NEARNESS = "400px";

/** Long enough that nothing counts which the page only passes, as on its way to its top after a navigation. */
const REST_MS = 250;

/**
 * Acts once, when the page has come to rest with the element in sight, or near after it was scrolled down.
 * @returns what ends the waiting
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
      // It may have been far and then near by the time that this is told.
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
