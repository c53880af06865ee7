import { describeStates } from "../../support/matrix/describeStates";
import { print } from "../../support/matrix/modes";

/** A sheet of A4 without its margins, at 96 px per inch. */
const SHEET = { width: 688, height: 1001 };

describeStates({
  context: { reducedMotion: "reduce" },
  viewportsOf: () => [{ name: "on a sheet of A4", size: SHEET, asItComes: [print("body")], otherModes: [] }],
  // At once in that size, unless a state is one of narrow or of wide windows.
  reachIn: ({ widths: [narrowest = 0, ...wider] }) =>
    narrowest < SHEET.width && wider.some((width) => width > SHEET.width)
      ? SHEET
      : { ...SHEET, width: narrowest },
});
