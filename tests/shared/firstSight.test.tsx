import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFirstSight } from "../../shared/layout/useFirstSight";

const WINDOW_HEIGHT_PX = 800;
const DRAWING_HEIGHT_PX = 200;
const LONG_ENOUGH_MS = 3_000;

type Sighting = Pick<
  IntersectionObserverEntry,
  "target" | "isIntersecting" | "boundingClientRect" | "rootBounds"
>;

let notify: (sightings: readonly Sighting[]) => void;
let observed: Set<Element>;
let goTo: (path: string) => void;

beforeEach(() => {
  vi.useFakeTimers();
  observed = new Set();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof notify) {
        notify = callback;
      }
      observe(element: Element) {
        observed.add(element);
      }
      unobserve(element: Element) {
        observed.delete(element);
      }
      disconnect() {
        observed.clear();
      }
    },
  );
  render(<Site />, { wrapper: MemoryRouter });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Site() {
  useFirstSight();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    goTo = (path) => void navigate(path);
  }, [navigate]);
  return (
    <>
      <svg key={pathname} data-draws="" role="img" aria-label={`drawing of ${pathname}`} />
      <svg role="img" aria-label="icon" />
    </>
  );
}

const drawing = (name = "drawing of /") => screen.getByRole("img", { name });
const isWatched = () => observed.has(drawing());
const isDrawing = () => drawing().hasAttribute("data-drawing");

/** The drawing stands with its upper edge so far below the window's. */
function seenAt(top: number): void {
  const boundingClientRect = new DOMRect(0, top, 300, DRAWING_HEIGHT_PX);
  notify([
    {
      target: drawing(),
      isIntersecting: top < WINDOW_HEIGHT_PX && boundingClientRect.bottom > 0,
      boundingClientRect,
      rootBounds: new DOMRect(0, 0, 1000, WINDOW_HEIGHT_PX),
    },
  ]);
}

it("leaves a drawing complete until a visitor scrolls to it", () => {
  seenAt(2000);
  expect(isDrawing()).toBe(false);
});

it.each([
  ["from below", 2000, 790],
  ["from above", -900, -190],
])("lets a drawing draw itself once when it comes into the window %s", (_, before, then) => {
  seenAt(before);
  seenAt(then);
  expect(isDrawing()).toBe(true);
  expect(isWatched()).toBe(false);
  vi.advanceTimersByTime(LONG_ENOUGH_MS);
  expect(isDrawing()).toBe(false);
});

it("leaves a drawing complete that stands in the window when the page opens, for good", () => {
  seenAt(600);
  expect(isDrawing()).toBe(false);
  expect(isWatched()).toBe(false);
});

it("leaves a drawing complete to which a visitor leaps, as it has been seen complete", () => {
  seenAt(2000);
  seenAt(300);
  expect(isDrawing()).toBe(false);
  expect(isWatched()).toBe(false);
});

it("watches the drawings of the next page, and nothing that is no drawing", () => {
  act(() => goTo("/next"));
  expect([...observed].map((element) => element.getAttribute("aria-label"))).toEqual(["drawing of /next"]);
});
