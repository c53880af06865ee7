import { render, screen } from "@testing-library/react";
import { StaticRouter, useLocation } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { useFirstSight } from "../../shared/layout/useFirstSight";
import { stubIntersectionObserver } from "../support/stubIntersectionObserver";

const WINDOW_HEIGHT_PX = 800;
const DRAWING_HEIGHT_PX = 200;

let observer: ReturnType<typeof stubIntersectionObserver>;
beforeEach(() => {
  vi.useFakeTimers();
  observer = stubIntersectionObserver();
});

function Drawings() {
  useFirstSight();
  const { pathname } = useLocation();
  return (
    <>
      <svg key={pathname} data-draws="" role="img" aria-label={`drawing of ${pathname}`} />
      <svg role="img" aria-label="icon" />
    </>
  );
}

const siteAt = (path: string) => (
  <StaticRouter location={path}>
    <Drawings />
  </StaticRouter>
);

const drawing = () => screen.getByRole("img", { name: "drawing of /" });
const isDrawing = () => drawing().hasAttribute("data-drawing");

/** The drawing stands with its upper edge so far below the window's. */
function seeAt(top: number): void {
  const boundingClientRect = new DOMRect(0, top, 300, DRAWING_HEIGHT_PX);
  const isIntersecting = top < WINDOW_HEIGHT_PX && boundingClientRect.bottom > 0;
  const rootBounds = new DOMRect(0, 0, 1000, WINDOW_HEIGHT_PX);
  observer.notify([{ target: drawing(), isIntersecting, boundingClientRect, rootBounds }]);
}

it.each([
  ["draws itself once when it comes into the window from below", [2000, 790], true, false],
  ["draws itself once when it comes into the window from above", [-900, -190], true, false],
  ["stays complete until a visitor scrolls to it", [2000], false, true],
  ["stays complete for good where it stands in the window when the page opens", [600], false, false],
  ["stays complete where a visitor leaps to it, as it has been seen complete", [2000, 300], false, false],
])("a drawing %s", (_, places, draws, isAwaited) => {
  render(siteAt("/"));
  places.forEach(seeAt);
  expect([isDrawing(), observer.observed.has(drawing())]).toEqual([draws, isAwaited]);
  vi.advanceTimersByTime(2_000);
  expect(isDrawing()).toBe(draws);
  vi.advanceTimersByTime(1_000);
  expect(isDrawing()).toBe(false);
});

it("the drawings of the next page are awaited, and nothing that is no drawing", () => {
  const { rerender } = render(siteAt("/"));
  rerender(siteAt("/next"));
  expect([...observer.observed].map((element) => element.getAttribute("aria-label"))).toEqual([
    "drawing of /next",
  ]);
});
