import {
  accessibilityChecks,
  contentChecks,
  focusOrderChecks,
  layoutChecks,
  pageLayoutChecks,
  textSizeChecks,
} from "./checks";
import { AT_REST, describeStates } from "./describeStates";
import { isInOrder, widthsAmong } from "./states";

const WIDTHS = [320, 390, 768];

// Each page and each of its states as on phones and small tablets.
describeStates({
  browser: { hasTouch: true },
  widthsOf: (state) => widthsAmong(state, WIDTHS),
  checksOf(state, width, widths) {
    const isNarrowest = width === widths[0];
    return [
      ...layoutChecks,
      ...(state === AT_REST ? pageLayoutChecks : []),
      ...(state === AT_REST && width < 768 ? textSizeChecks : []),
      ...(state === AT_REST && isNarrowest ? contentChecks : []),
      ...(isNarrowest ? accessibilityChecks : []),
      ...(isNarrowest && isInOrder(state) ? focusOrderChecks : []),
    ];
  },
});
