import { contrast } from "../contrast";
import { alphaOf, isShown, shownTexts } from "./elements";
import type { Finding } from "./findings";

const PAPER = "rgb(255, 255, 255)";

const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);

const found = (elements: readonly Element[], measured: string, wanted: string): readonly Finding[] =>
  elements.map((element) => ({ element, measured, wanted }));

const isMissing = (part: Element) =>
  part.getClientRects().length === 0 || !part.checkVisibility({ contentVisibilityAuto: true });

const losesColors = (part: Element) => getComputedStyle(part).printColorAdjust !== "exact";

const losesMark = (mark: CSSStyleDeclaration) =>
  mark.content !== "none" &&
  mark.printColorAdjust !== "exact" &&
  alphaOf(mark.backgroundColor) > 0 &&
  Math.min(parseFloat(mark.width), parseFloat(mark.height)) >= 5;

export function printedControls(): readonly Finding[] {
  const controls = "header, button, input, select, textarea, iframe, .Button, .Toast, .Closing, #read-next";
  return found(shown(controls), "printed", "only on a screen, where it can be used");
}

export function unprintedAnswers(): readonly Finding[] {
  const answers = [...document.querySelectorAll("details > :not(summary)")];
  return found(answers.filter(isMissing), "not printed", "printed, open or not");
}

export function keptRoom(): readonly Finding[] {
  const hidden = [...document.querySelectorAll("form [hidden]")];
  return found(
    hidden.filter(({ clientHeight }) => clientHeight > 0),
    "takes room",
    "no room on paper",
  );
}

export function unprintedColors(): readonly Finding[] {
  const drawings = shown("main svg:not(.Icon)").filter(losesColors);
  const marks = shown("main *").filter((part) =>
    ["::before", "::after"].some((pseudo) => losesMark(getComputedStyle(part, pseudo))),
  );
  return found([...drawings, ...marks], "printed without its colors", "print-color-adjust: exact");
}

export function scrolledOnPaper(): readonly Finding[] {
  const scrolled = shown("main *").filter(
    (part) => getComputedStyle(part).overflowY === "auto" && part.scrollHeight > part.clientHeight,
  );
  return found(scrolled, "cut off, since paper cannot be scrolled", "its whole height");
}

export function printedBackgrounds(): readonly Finding[] {
  const filled = shown("body, main, section, footer").filter((part) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(part);
    const isDark = alphaOf(backgroundColor) > 0 && contrast(backgroundColor, PAPER) > 1.6;
    return isDark || backgroundImage !== "none";
  });
  return found(filled, "has a background", "the paper's own");
}

export function paleOnPaper(): readonly Finding[] {
  return shownTexts()
    .filter(({ parent }) => losesColors(parent))
    .flatMap(({ words, parent }) => {
      const ratio = contrast(getComputedStyle(parent).color, PAPER);
      const measured = `"${words}" has a contrast of ${ratio.toFixed(2)}`;
      return ratio < 4.5 ? [{ element: parent, measured, wanted: "4.5" }] : [];
    });
}

export function unprintedAddresses(): readonly Finding[] {
  const links = shown('main a[href^="http"]').filter(
    (link) => getComputedStyle(link, "::after").content === "none",
  );
  return found(links, "its address is not printed", "the address beside the words");
}

export function unprintedContact(): readonly Finding[] {
  const footers = shown("footer").filter(
    (footer) => footer instanceof HTMLElement && !/@.*\d{3}/s.test(footer.innerText),
  );
  return found(footers, "neither email address nor phone", "both");
}
