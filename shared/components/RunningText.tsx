import { spokenFigure } from "../spokenForms";
import { unbrokenTerms } from "../unbrokenTerms";
import { FigureValue } from "./FigureValue";

/** Figures with a spoken form, all other ranges of numbers, and fixed terms. */
const wholeParts = new RegExp(String.raw`(${spokenFigure}|\d+–\d+%?|${unbrokenTerms.join("|")})`);

/** Running text. Its figures have their spoken forms for screen readers, and neither they nor a few fixed terms wrap. */
export function RunningText({ text }: { text: string }) {
  return text.split(wholeParts).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
      <FigureValue key={index} value={part} />
    ),
  );
}
