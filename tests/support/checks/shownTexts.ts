import { isShown } from "./elements";
import { remembered } from "./remembered";

interface ShownText {
  readonly words: string;
  readonly parent: Element;
  /** The boxes of its lines. */
  readonly lines: readonly DOMRect[];
}

/** How elements are visually hidden. */
const HIDDEN = "inset(50%)";

/** Some parts are visually hidden in narrow viewports alone. */
export const isHiddenHere = remembered(
  (element: Element): boolean =>
    getComputedStyle(element).clipPath === HIDDEN ||
    (element.parentElement !== null && isHiddenHere(element.parentElement)),
);

/** The texts in sight, in the order of the document. */
const textsBelow = remembered((root: Element): readonly ShownText[] => {
  const texts: ShownText[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const words = walker.currentNode.nodeValue?.trim().replaceAll(/\s+/g, " ");
    if (!words || !parent || !isShown(parent)) continue;
    if (parent.closest("svg title, script, noscript, option, .SkipLink, .visually-hidden")) continue;
    if (isHiddenHere(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    texts.push({ words, parent, lines });
  }
  return texts;
});

export const shownTexts = () => textsBelow(document.body);

const MOST_LETTERS = 40;

/** The words in quotation marks, cut where they are long. */
export const quoted = (words: string) =>
  `"${words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS)}…` : words}"`;
