import { elementsIn } from "./elements";

const CONTROLS = "a[href], button, input, select, textarea, summary";

/** The elements in a part of the page that Tab reaches. */
export const tabStops = (scope: string) =>
  elementsIn(scope, `${CONTROLS}, [tabindex]`).filter(
    (stop) =>
      (stop.tabIndex >= 0 || stop.matches(CONTROLS)) &&
      !stop.matches(":disabled, [type=radio]:not(:checked)") &&
      !stop.closest("[inert]") &&
      stop.checkVisibility({ visibilityProperty: true }),
  );
