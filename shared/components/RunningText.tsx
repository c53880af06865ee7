import { spokenFigure } from "../spokenForms";
import { unbrokenTerms } from "../unbrokenTerms";
import { FigureValue } from "./FigureValue";

/**
 * Figures with a spoken form, all other ranges of numbers, and fixed terms. The en dash is written by its code point:
 * esbuild cannot escape it in a raw template, and one such character doubles what V8 keeps of the whole bundle's source.
 */
const wholeParts = new RegExp(String.raw`(${spokenFigure}|\d+\u2013\d+%?|${unbrokenTerms.join("|")})`);
/** Two words without figures, short enough for any column, of a text of several lines. */
const lastWords = /(?<=.{60}[^\s\d]\s)(?=.{1,14}$)[^\s\d]+ [^\s\d]+$/;

interface RunningTextProps {
  readonly text: string;
}

/**
 * Running text. Its figures have their spoken forms for screen readers, and neither they nor a few fixed terms wrap. Not
 * every browser keeps a single word off the last line, so the last two of a long text stay together.
 */
export function RunningText({ text }: RunningTextProps) {
  const [words = ""] = lastWords.exec(text) ?? [];
  // Unless the first of the two ends a term.
  const end = text.split(wholeParts).at(-1)?.endsWith(words) ? words : "";
  const parts = text.slice(0, text.length - end.length).split(wholeParts);
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
          <FigureValue key={index} value={part} />
        ),
      )}
      {end ? <span className="nowrap">{end}</span> : null}
    </>
  );
}
