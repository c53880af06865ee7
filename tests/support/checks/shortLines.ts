import type { Check } from "./check";
import { elementsIn } from "./elements";
import { quoted, shownTexts } from "./shownTexts";

/** From how many characters on a text is read and not glanced at, as a label is. */
const LEAST_OF_RUNNING_TEXT = 100;

/** Two or three words. Below it eyes are busier with the next line than with the words. */
const LEAST_A_LINE = 15;

/** Not headings, labels and tables, and not quotations, whose letters are as large as those of titles. */
const RUNNING_TEXT = ":is(p, li):not(table *, figure *, [role=img] *)";

/** Links and emphasis in a line have boxes of their own. In columns the next line may be above. */
const isOnLineOf = (box: DOMRect, next: DOMRect) =>
  next.left > box.left && next.top < box.bottom && next.bottom > box.top;

const countLines = (boxes: readonly DOMRect[]) =>
  boxes.filter((box, index) => {
    const previous = boxes[index - 1];
    return !previous || !isOnLineOf(previous, box);
  }).length;

/** As in columns that a phone has no room for, or beside a picture that leaves little of it. */
export const shortLines: Check = {
  name: "gives running text lines of at least 15 characters",
  find() {
    const texts = shownTexts().map((text) => ({ ...text, block: text.parent.closest(RUNNING_TEXT) }));
    return elementsIn("body", RUNNING_TEXT).flatMap((element) => {
      const inside = texts.filter(({ block }) => block === element);
      const words = inside.map((text) => text.words).join(" ");
      const perLine = words.length / countLines(inside.flatMap(({ lines }) => lines));
      if (words.length < LEAST_OF_RUNNING_TEXT || perLine >= LEAST_A_LINE) return [];
      const measured = `${quoted(words)} has ${perLine.toFixed(1)} characters a line`;
      return [{ element, measured, wanted: `at least ${LEAST_A_LINE}` }];
    });
  },
};
