import { spokenForms } from "../spokenForms";
import { unbrokenTerms } from "../unbrokenTerms";
import { FigureValue } from "./FigureValue";

const spokenFigures = [...spokenForms.keys()]
  // A shorter one may begin a longer one.
  .toSorted((one, other) => other.length - one.length)
  .map((figure) => figure.replaceAll(/[$+.]/g, String.raw`\$&`))
  .join("|");

/** Figures with a spoken form, all other ranges of numbers, and fixed terms. */
const wholeParts = new RegExp(
  String.raw`((?<![\d.,])(?:${spokenFigures})(?!\d)|\d+–\d+%?|${unbrokenTerms.join("|")})`,
);

/** Running text whose figures are read out in their spoken forms; neither they nor a few fixed terms break over two lines. */
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
