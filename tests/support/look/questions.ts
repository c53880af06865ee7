import { axeViolations } from "./axeViolations";
import { incompleteDrawings, keepDrawings } from "./drawings";
import { jumpsOfFocus, unmarkedFocus } from "./focus";
import { keepLooks, lostLooks } from "./forcedColors";
import { faultsOnPaper } from "./paper";
import { alikePresses, keepPresses, markControls } from "./presses";
import { unseenParts, unseenPartsWithWideSpacing } from "./unseenParts";

const questions = {
  axeViolations,
  incompleteDrawings,
  keepDrawings,
  jumpsOfFocus,
  unmarkedFocus,
  keepLooks,
  lostLooks,
  faultsOnPaper,
  alikePresses,
  keepPresses,
  markControls,
  unseenParts,
  unseenPartsWithWideSpacing,
};

export type Questions = typeof questions;

window.questions = questions;
