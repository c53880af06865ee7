import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { map } from "../../shared/pages/contact/contactContent";
import { OfficeMap } from "../../shared/pages/contact/OfficeMap";

type Sighting = Pick<IntersectionObserverEntry, "isIntersecting">;
let report: (sightings: readonly Sighting[]) => void;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (sightings: readonly Sighting[]) => void) {
        report = (sightings) => act(() => callback(sightings));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  { name: "waits where nobody comes near", sightings: [false], isAwaited: true },
  { name: "loads when a visitor comes near", sightings: [true], isAwaited: false },
  {
    name: "loads when the browser tells of far and near at once",
    sightings: [false, true],
    isAwaited: false,
  },
])("the map of the office $name", ({ sightings, isAwaited }) => {
  const { container } = render(<OfficeMap id="map" content={map} />);
  report(sightings.map((isIntersecting) => ({ isIntersecting })));
  expect(container.querySelector('[data-state="waiting"]') !== null).toBe(isAwaited);
});
