import type { Check } from "./check";
import { elementsIn } from "./elements";

/** Each part of the gallery stands on a plane of its own, as wide as the viewport lets it be. */
export const partsInPlanes: Check = {
  name: "keeps each part within its plane",
  find: (scope) =>
    elementsIn(scope, "[data-specimen]")
      .filter((plane) => plane.scrollWidth > plane.clientWidth)
      .map((element) => ({
        element,
        measured: `${element.scrollWidth} px wide`,
        wanted: `at most ${element.clientWidth} px`,
      })),
};
