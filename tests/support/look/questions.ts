import * as axe from "./axeViolations";
import * as drawings from "./drawings";
import * as focus from "./focus";
import * as colors from "./forcedColors";
import * as paper from "./paper";
import * as pale from "./paleWords";
import * as presses from "./presses";
import * as unseen from "./unseenParts";

const questions = { ...axe, ...drawings, ...focus, ...colors, ...pale, ...paper, ...presses, ...unseen };

export type Questions = typeof questions;

window.questions = questions;
