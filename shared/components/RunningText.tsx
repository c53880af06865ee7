import { spokenForms } from "../spokenForms";
import { FigureValue } from "./FigureValue";

/** What is read out otherwise than it is printed, longest first, and every other range of numbers. */
const figures = new RegExp(
  `((?<![\\d.,])(?:${[...spokenForms.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((figure) => figure.replaceAll(/[$+.]/g, String.raw`\$&`))
    .join("|")})(?!\\d)|\\d+–\\d+%?)`,
);

/** Running text whose figures are read out in their spoken forms and never break over two lines. */
export function RunningText({ text }: { text: string }) {
  return text.split(figures).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
      <FigureValue key={index} value={part} />
    ),
  );
}
