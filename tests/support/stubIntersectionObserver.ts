import { vi } from "vitest";

type Entry = Partial<IntersectionObserverEntry>;

/** An observer for documents without layout: what it observes, and what tells it what is in the viewport. */
export function stubIntersectionObserver() {
  const observed = new Set<Element>();
  let tell: (entries: readonly Entry[]) => void = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
      disconnect = () => observed.clear();
      constructor(callback: typeof tell) {
        tell = callback;
      }
    },
  );
  return { observed, notify: (entries: readonly Entry[]) => tell(entries) };
}
