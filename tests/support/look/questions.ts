import * as axe from "./axeViolations";
import * as drawings from "./drawings";
import * as focus from "./focus";
import * as forcedColors from "./forcedColors";
import * as paper from "./paper";
import * as paleWords from "./paleWords";
import * as presses from "./presses";
import * as unseenParts from "./unseenParts";

const questions = {
  ...axe,
  ...drawings,
  ...focus,
  ...forcedColors,
  ...paleWords,
  ...paper,
  ...presses,
  ...unseenParts,
};

export type Questions = typeof questions;

window.questions = questions;
