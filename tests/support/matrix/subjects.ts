import * as axe from "../checks/axe";
import * as charts from "../checks/charts";
import type { Check } from "../checks/check";
import * as fields from "../checks/fields";
import * as forced from "../checks/forcedColors";
import { controlEdges, panelsAbove } from "../checks/forcedEdges";
import { currentItems, marksApart } from "../checks/forcedMarks";
import * as links from "../checks/links";
import { endOfDrawings } from "../checks/motion";
import * as overflow from "../checks/overflow";
import * as print from "../checks/print";
import { shortLines } from "../checks/shortLines";
import { stickyParts } from "../checks/stickyParts";
import { targetSize } from "../checks/targetSize";
import * as alternatives from "../checks/textAlternatives";

/**
 * What a check looks at, as a selector. Where a page has nothing of it in a state, there is no test. Checks that are not named here
 * look at any text, box or link.
 */
const SUBJECTS: ReadonlyMap<Check, string> = new Map([
  [fields.invalidFields, ":is(input, select, textarea):is(:user-invalid, [aria-invalid=true])"],
  [fields.placeholderContrast, "input:placeholder-shown, textarea:placeholder-shown"],
  [fields.fieldEnds, "main :is(input[type=search], select)"],
  [fields.pressedFields, "input, select, textarea"],
  [charts.coveredDots, "main svg circle"],
  [charts.colorsOfLevels, "main [data-level]"],
  [overflow.containerWidth, ".container"],
  [overflow.insideContainer, ".container"],
  [overflow.panelsInside, "main :is(.Panel, .ProductWindow, .Phone, .Calendar)"],
  [overflow.floatingParts, "header, [popover], section[aria-label=Notifications] > *"],
  [shortLines, "p"],
  [stickyParts, "main *"],
  [targetSize, "button, summary, .Button, .RoundButton"],
  [alternatives.readPictures, "main [role=img]"],
  [alternatives.tableHeaders, "table"],
  [links.spacesBeforeLinks, "main p > a"],
  [endOfDrawings, "main svg, [data-draws]"],
  [forced.shapesOfDrawings, "main svg:not(.Icon)"],
  [controlEdges, "input, select, textarea, .Button"],
  [marksApart, "main :is(ol, ul, [role=img]) *"],
  [panelsAbove, "[popover], .DropDownMenu-panel, .Toast"],
  [currentItems, "[aria-current], input[type=radio]"],
  [print.printedAnswers, "details"],
  [print.keptRoom, "form [hidden]"],
  [print.printedDrawings, "main svg:not(.Icon)"],
  [print.printedAddresses, "main a[href^='http']"],
  [print.printedContact, "footer"],
]);

export const subjectOf = (check: Check): string => SUBJECTS.get(check) ?? "*";

/** Where each of these has to find something to look at, so that one whose subject is never there is noticed. Written by hand. */
export const MUST_MEET: readonly (readonly [check: Check, path: string, state: string])[] = [
  [fields.invalidFields, "/contact", "the contact form with invalid fields"],
  [fields.invalidFields, "/contact", "the footer's newsletter with an invalid email"],
  [fields.placeholderContrast, "/contact", "at rest"],
  [fields.fieldEnds, "/blog", "at rest"],
  [fields.fieldEnds, "/contact", "at rest"],
  [fields.pressedFields, "/login", "at rest"],
  [charts.coveredDots, "/", "at rest"],
  [charts.colorsOfLevels, "/", "at rest"],
  [overflow.panelsInside, "/about", "at rest"],
  [overflow.insideContainer, "/platform/get-more-patients", "at rest"],
  [overflow.floatingParts, "/", "at rest"],
  [overflow.floatingParts, "/solutions/employers", "the mobile menu open"],
  [overflow.floatingParts, "/about", "the demo form sent, with its toast"],
  [shortLines, "/blog?article=how-we-test-a-nudge", "at rest"],
  [targetSize, "/solutions/providers", "the Platform menu open"],
  [alternatives.readPictures, "/", "at rest"],
  [alternatives.tableHeaders, "/solutions/employers", "at rest"],
  [links.spacesBeforeLinks, "/blog?article=how-we-test-a-nudge", "at rest"],
  [endOfDrawings, "/", "at rest"],
  [forced.shapesOfDrawings, "/", "at rest"],
  [marksApart, "/", "at rest"],
  [panelsAbove, "/contact", "the contact form sent, with its banner and its toast"],
  [controlEdges, "/contact", "at rest"],
  [currentItems, "/blog", "at rest"],
  [currentItems, "/solutions", "at rest"],
  [axe.axeViolations, "/%", "at rest"],
  [print.printedAnswers, "/contact", "at rest"],
  [print.keptRoom, "/contact", "at rest"],
  [print.printedDrawings, "/", "at rest"],
  [print.printedAddresses, "/", "at rest"],
  [print.printedContact, "/", "at rest"],
];
