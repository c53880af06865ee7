import { printChecks } from "./checks";
import { describeStates } from "./describeStates";

/** Of a sheet of A4 without its margins, at 96 px per inch. */
const SHEET_WIDTH = 688;

// Each page and each of its states on paper.
describeStates({
  // Menus are not printed.
  widthsOf: ({ widths }) => (widths ? [] : [SHEET_WIDTH]),
  checksOf: () => printChecks,
  prepare: (page) => page.emulateMedia({ media: "print" }),
});
