import {
  accessibilityChecks,
  focusOrderChecks,
  layoutChecks,
  pageLayoutChecks,
  preferenceChecks,
  textSizeChecks,
} from "./checks";
import { AT_REST, describeStates } from "./describeStates";
import { isInOrder, widthsAmong } from "./states";

const WIDTHS = [1024, 1280, 1440, 1920];
const WIDTH_OF_STATES = 1440;

// Each page and each of its states as on laptops and large screens.
describeStates({
  widthsOf: (state) => widthsAmong(state, state === AT_REST ? WIDTHS : [WIDTH_OF_STATES]),
  checksOf: (state, width) => [
    ...layoutChecks,
    ...(state === AT_REST ? pageLayoutChecks : []),
    ...(state === AT_REST && width < WIDTH_OF_STATES ? textSizeChecks : []),
    ...(width === WIDTH_OF_STATES ? accessibilityChecks : []),
    ...(width === WIDTH_OF_STATES && isInOrder(state) ? focusOrderChecks : []),
    ...(state === AT_REST && width === WIDTH_OF_STATES ? preferenceChecks : []),
  ],
});
