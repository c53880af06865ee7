import { contrast } from "../contrast";
import type { Check } from "./check";
import { elementsIn, found, isShown } from "./elements";
import { quoted, shownTexts } from "./shownTexts";

const PAPER = "rgb(255, 255, 255)";

const shown = (selector: string) => elementsIn("body", selector).filter(isShown);

const isMissing = (part: Element) =>
  part.getClientRects().length === 0 || !part.checkVisibility({ contentVisibilityAuto: true });

export const printedControls: Check = {
  name: "prints nothing that can be used on a screen alone",
  find: () =>
    found(
      shown("header, button, input, select, textarea, iframe, .Button, .Toast, .ClosingSky, #read-next"),
      "printed",
      "not printed",
    ),
};

export const printedAnswers: Check = {
  name: "prints all answers, open or not",
  find: () =>
    found(elementsIn("body", "details > :not(summary)").filter(isMissing), "not printed", "printed"),
};

export const printedContrast: Check = {
  name: "prints text of the contrast of level AA",
  find: () =>
    shownTexts().flatMap(({ words, parent }) => {
      const { color, printColorAdjust } = getComputedStyle(parent);
      const ratio = contrast(color, PAPER);
      if (printColorAdjust === "exact" || ratio >= 4.5) return [];
      return found([parent], `${quoted(words)}: ${color} on paper, ${ratio.toFixed(2)}:1`, "at least 4.5:1");
    }),
};
