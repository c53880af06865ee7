import { spokenForms } from "../spokenForms";
import { FigureValue } from "./FigureValue";

/** Words that a break in the middle would make hard to read. */
const unbroken = ["1 business day", "HIPAA-compliant", "follow-up", "three-year"];

/** What is read out otherwise than it is printed, longest first, every other range of numbers, and what stays in one line. */
const figures = new RegExp(
  `((?<![\\d.,])(?:${[...spokenForms.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((figure) => figure.replaceAll(/[$+.]/g, String.raw`\$&`))
    .join("|")})(?!\\d)|\\d+–\\d+%?|${unbroken.join("|")})`,
);

/** Running text whose figures are read out in their spoken forms; neither they nor a few fixed terms break over two lines. */
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
