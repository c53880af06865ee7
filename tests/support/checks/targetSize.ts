import type { Check } from "./check";
import { elementsIn, isOutOfSight, isShown } from "./elements";

/** The minimum size of targets in the design. */
const LEAST_TARGET_PX = 44;

export const targetSize: Check = {
  name: "has buttons of at least 44 px",
  find: (scope) =>
    elementsIn(scope, "button, summary, .Button, .RoundButton")
      .filter((element) => isShown(element) && !isOutOfSight(element))
      .filter(({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight) < LEAST_TARGET_PX)
      .map((element) => ({
        element,
        measured: `${element.offsetWidth} × ${element.offsetHeight} px`,
        wanted: `at least ${LEAST_TARGET_PX} × ${LEAST_TARGET_PX} px`,
      })),
};
