import { contrast } from "../contrast";
import type { Check } from "./check";
import { alphaOf, elementsIn, found, isShown } from "./elements";
import { quoted, shownTexts } from "./shownTexts";

const PAPER = "rgb(255, 255, 255)";

const shown = (selector: string) => elementsIn("body", selector).filter(isShown);

const isMissing = (part: Element) =>
  part.getClientRects().length === 0 || !part.checkVisibility({ contentVisibilityAuto: true });

const losesColors = (part: Element) => getComputedStyle(part).printColorAdjust !== "exact";

const losesMark = (mark: CSSStyleDeclaration) =>
  mark.content !== "none" &&
  mark.printColorAdjust !== "exact" &&
  alphaOf(mark.backgroundColor) > 0 &&
  Math.min(parseFloat(mark.width), parseFloat(mark.height)) >= 5;

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

export const keptRoom: Check = {
  name: "keeps no room for what is hidden in forms",
  find: () =>
    elementsIn("body", "form [hidden]")
      .filter(({ clientHeight }) => clientHeight > 0)
      .flatMap((part) => found([part], `${part.clientHeight} px of room`, "no room")),
};

const COLORS = "print-color-adjust: exact";

export const printedDrawings: Check = {
  name: "prints drawings in their colors",
  find: () => found(shown("main svg:not(.Icon)").filter(losesColors), "may lose its colors", COLORS),
};

export const printedMarks: Check = {
  name: "prints marks in their colors",
  find: () =>
    shown("main *").flatMap((part) =>
      ["::before", "::after"]
        .filter((pseudo) => losesMark(getComputedStyle(part, pseudo)))
        .flatMap((pseudo) => found([part], `its ${pseudo} may lose its color`, COLORS)),
    ),
};

export const scrolledOnPaper: Check = {
  name: "prints all of what scrolls on a screen",
  find: () =>
    shown("main *")
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      .filter((part) => getComputedStyle(part).overflowY === "auto")
      .flatMap((part) =>
        found([part], `${part.clientHeight} px of ${part.scrollHeight} px`, "its whole height"),
      ),
};

export const printedBackgrounds: Check = {
  name: "prints no backgrounds of sections",
  find: () =>
    shown("body, main, section, footer").flatMap((part) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      const isDark = alphaOf(backgroundColor) > 0 && contrast(backgroundColor, PAPER) > 1.6;
      return isDark || backgroundImage !== "none"
        ? found([part], `${backgroundColor} ${backgroundImage}`, "the paper")
        : [];
    }),
};

export const printedContrast: Check = {
  name: "prints text of the contrast of level AA",
  find: () =>
    shownTexts().flatMap(({ words, parent }) => {
      const { color } = getComputedStyle(parent);
      const ratio = contrast(color, PAPER);
      if (!losesColors(parent) || ratio >= 4.5) return [];
      return found([parent], `${quoted(words)}: ${color} on paper, ${ratio.toFixed(2)}:1`, "at least 4.5:1");
    }),
};

export const printedAddresses: Check = {
  name: "prints the addresses of links to other sites",
  find: () =>
    found(
      shown('main a[href^="http"]').filter((link) => getComputedStyle(link, "::after").content === "none"),
      "no address after it",
      "the address in ::after",
    ),
};

export const printedContact: Check = {
  name: "prints in its footer how to reach the company",
  find: () =>
    found(
      shown("footer").filter(({ innerText }) => !/@.*\d{3}/s.test(innerText)),
      "no email address and phone number",
      "both",
    ),
};
