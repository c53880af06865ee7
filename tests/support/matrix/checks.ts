import { axeViolations } from "../checks/axe";
import { colorsOfLevels, coveredDots } from "../checks/charts";
import type { Check } from "../checks/check";
import { fieldEnds, invalidFields, placeholderContrast, pressedFields } from "../checks/fields";
import { focusOrder } from "../checks/focusOrder";
import * as focus from "../checks/focusRing";
import * as forced from "../checks/forcedColors";
import { controlEdges, panelsAbove } from "../checks/forcedEdges";
import { currentItems, marksApart } from "../checks/forcedMarks";
import { linkedEmails, spacesBeforeLinks } from "../checks/links";
import { linesThroughText } from "../checks/linesThroughText";
import { endOfDrawings, noMotion } from "../checks/motion";
import {
  clippedText,
  containerWidth,
  floatingParts,
  horizontalScroll,
  insideContainer,
  layoutWidth,
  panelsInside,
} from "../checks/overflow";
import { overlappingText } from "../checks/overlappingText";
import { pressedLooks, pressedWords, touchedLooks } from "../checks/pressedLooks";
import * as print from "../checks/print";
import { shortLines } from "../checks/shortLines";
import { headerSize, stickyParts } from "../checks/stickyParts";
import { systemColors } from "../checks/systemColors";
import { targetSize } from "../checks/targetSize";
import { readPictures, tableHeaders } from "../checks/textAlternatives";
import { readableText, selectedText, textContrast } from "../checks/textContrast";

// The table of checks: what is checked when. The table of states is in states.ts; looks.ts says which of them meet.

/** The same on all pages: how large header and page are, and in which colors text is selected. */
export const windowChecks: readonly Check[] = [layoutWidth, headerSize, selectedText];

/** Of pages at rest, in each viewport: what is long, or shows in the whole document what goes wrong in one place. */
export const documentChecks: readonly Check[] = [horizontalScroll, linesThroughText];

/** In each viewport, also with other text: what depends on room. */
export const layoutChecks: readonly Check[] = [
  clippedText,
  overlappingText,
  floatingParts,
  panelsInside,
  stickyParts,
  targetSize,
  fieldEnds,
  pressedFields,
  readPictures,
  tableHeaders,
  coveredDots,
];

/** In each viewport, with its usual text. */
export const contentChecks: readonly Check[] = [
  containerWidth,
  insideContainer,
  shortLines,
  noMotion,
  invalidFields,
  readableText,
  placeholderContrast,
  colorsOfLevels,
  spacesBeforeLinks,
  linkedEmails,
];

/** Of pages at rest, in a window that is wider than the page's container by more than any gutter. */
export const wideWindowChecks: readonly Check[] = [insideContainer];

/** In the widest viewport, and in the narrowest where header and footer are. */
export const axeChecks: readonly Check[] = [axeViolations];

/** In the narrowest and the widest viewport, where Tab goes as eyes do. */
export const focusOrderChecks: readonly Check[] = [focusOrder];

/** There, in each state. */
export const focusRingChecks: readonly Check[] = [focus.focusRefused, focus.focusRing, focus.focusObscured];

export const forcedColorsChecks: readonly Check[] = [
  forced.sameElements,
  forced.edgesAndBackgrounds,
  forced.shapesOfDrawings,
  controlEdges,
  panelsAbove,
  marksApart,
  currentItems,
  systemColors,
  textContrast,
  focus.focusRingBackwards,
  focus.focusObscuredBackwards,
];

export const moreContrastChecks: readonly Check[] = [textContrast];

export const motionChecks: readonly Check[] = [endOfDrawings];

export const pressedChecks: readonly Check[] = [pressedLooks, pressedWords];

export const touchedChecks: readonly Check[] = [touchedLooks, pressedWords];

export const printChecks: readonly Check[] = [horizontalScroll, ...Object.values(print)];
