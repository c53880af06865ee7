import { contrast } from "../contrast";
import { alphaOf, isShown, nameOf, shownTexts } from "./parts";

const PAPER = "rgb(255, 255, 255)";

const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);

const isMissing = (part: Element) =>
  part.getClientRects().length === 0 || !part.checkVisibility({ contentVisibilityAuto: true });

const losesColors = (part: Element) => getComputedStyle(part).printColorAdjust !== "exact";

const losesMark = (mark: CSSStyleDeclaration) =>
  mark.content !== "none" &&
  mark.printColorAdjust !== "exact" &&
  alphaOf(mark.backgroundColor) > 0 &&
  Math.min(parseFloat(mark.width), parseFloat(mark.height)) >= 5;

function hasGround(part: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(part);
  const isDark = alphaOf(backgroundColor) > 0 && contrast(backgroundColor, PAPER) > 1.6;
  return isDark || backgroundImage !== "none";
}

/** What is wrong with the printed page: things that should not be printed, and things that are missing. */
export function faultsOnPaper(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...shown("header, button, input, select, textarea, iframe, .Button, .Toast, .Closing, #read-next").map(
      (part) => `${nameOf(part)} can be pressed on a screen only`,
    ),
    ...[...document.querySelectorAll("details > :not(summary)")]
      .filter(isMissing)
      .map((answer) => `the answer ${nameOf(answer)} is missing`),
    ...[...document.querySelectorAll("form [hidden]")]
      .filter((part) => part.clientHeight > 0)
      .map((part) => `room is kept for ${nameOf(part)}`),
    ...shown("main svg:not(.Icon)")
      .filter(losesColors)
      .map((drawing) => `the drawing ${drawing.getAttribute("class")} loses its colors`),
    ...shown("main *")
      .filter((part) => ["::before", "::after"].some((pseudo) => losesMark(getComputedStyle(part, pseudo))))
      .map((part) => `the mark of ${nameOf(part)} loses its colors`),
    ...shown("main *")
      .filter((part) => getComputedStyle(part).overflowY === "auto" && part.scrollHeight > part.clientHeight)
      .map((part) => `${nameOf(part)} is cut off, since paper cannot be scrolled`),
    ...shown("body, main, section, footer")
      .filter(hasGround)
      .map((part) => `${part.id || part.tagName} has a ground`),
    ...shownTexts()
      .filter(({ parent }) => losesColors(parent) && contrast(getComputedStyle(parent).color, PAPER) < 4.5)
      .map(({ words }) => `"${words}" is too pale`),
    ...shown('main a[href^="http"]')
      .filter((link) => getComputedStyle(link, "::after").content === "none")
      .map((link) => `${nameOf(link)} leads to an address that is not printed`),
    ...shown("footer")
      .filter((footer) => footer instanceof HTMLElement && !/@.*\d{3}/s.test(footer.innerText))
      .map(() => "nobody can be reached: the footer has no address and no phone"),
    ...(scrollWidth > clientWidth ? ["the page is too wide for the sheet"] : []),
  ];
}
