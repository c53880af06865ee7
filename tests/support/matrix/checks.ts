import { axeViolations } from "../checks/axe";
import type { Check } from "../checks/check";
import { currentItems } from "../checks/currentItems";
import { fieldEnds, invalidFields, placeholderContrast } from "../checks/fields";
import { focusOrder } from "../checks/focusOrder";
import * as focus from "../checks/focusRing";
import * as forced from "../checks/forcedColors";
import { linesThroughText } from "../checks/linesThroughText";
import { noMotion } from "../checks/motion";
import { clippedText, horizontalScroll, insideContainer } from "../checks/overflow";
import { overlappingText } from "../checks/overlappingText";
import { panelsAbove } from "../checks/panelsAbove";
import { pressedLooks, pressedWords } from "../checks/pressedLooks";
import * as print from "../checks/print";
import { shortLines } from "../checks/shortLines";
import { stickyParts } from "../checks/stickyParts";
import { targetSize } from "../checks/targetSize";
import { readPictures, tableHeaders } from "../checks/textAlternatives";
import { readableText, selectedText, textContrast } from "../checks/textContrast";

// The table of checks: what is checked when. The table of states is in states.ts; looks.ts says which of them meet.

/** The same on all pages: in which colors text is selected. */
export const selectionChecks: readonly Check[] = [selectedText];

/** Of pages at rest, in each viewport: what is long, or shows in the whole document what goes wrong in one place. */
export const documentChecks: readonly Check[] = [horizontalScroll, linesThroughText];

/** In each viewport, also with other text: what depends on room. */
export const layoutChecks: readonly Check[] = [
  clippedText,
  overlappingText,
  stickyParts,
  targetSize,
  fieldEnds,
  readPictures,
  tableHeaders,
];

/** In each viewport, with its usual text. */
export const contentChecks: readonly Check[] = [
  insideContainer,
  shortLines,
  noMotion,
  invalidFields,
  readableText,
  placeholderContrast,
];

/** Of pages at rest, in a window that is wider than the page's container by more than any gutter. */
export const wideWindowChecks: readonly Check[] = [insideContainer];

/** In the widest viewport, and in the narrowest where header and footer are. */
export const axeChecks: readonly Check[] = [axeViolations];

/** In the narrowest and the widest viewport, where Tab goes as eyes do. */
export const focusOrderChecks: readonly Check[] = [focusOrder];

/** There, in each state. */
export const focusRingChecks: readonly Check[] = [focus.focusRing, focus.focusObscured];

export const forcedColorsChecks: readonly Check[] = [
  forced.edgesAndBackgrounds,
  forced.shapesOfDrawings,
  panelsAbove,
  currentItems,
  textContrast,
  focus.focusRingBackwards,
  focus.focusObscuredBackwards,
];

export const moreContrastChecks: readonly Check[] = [textContrast];

export const pressedChecks: readonly Check[] = [pressedLooks, pressedWords];

export const printChecks: readonly Check[] = [horizontalScroll, overlappingText, ...Object.values(print)];
