import { spokenFigure } from "../spokenForms";
import { unbrokenTerms } from "../unbrokenTerms";
import { FigureValue } from "./FigureValue";
import "./RunningText.css";

/**
 * Figures with a spoken form, all other ranges of numbers, and fixed terms. The en dash is written by its code point:
 * esbuild cannot escape it in a raw template, and one such character doubles what V8 keeps of the whole bundle's source.
 */
const wholeParts = new RegExp(String.raw`(${spokenFigure}|\d+\u2013\d+%?|${unbrokenTerms.join("|")})`);
/** Two words without figures, short enough for any column, of a text of several lines. */
const lastWords = /(?<=.{60}[^\s\d]\s)(?=.{1,14}$)[^\s\d]+ [^\s\d]+$/;
/** The same of a title that has two lines on a phone. */
const lastWordsOfTitle = /(?<=^.{8,18}[^\s\d]\s)(?=.{1,14}$)[^\s\d]+ [^\s\d]+$/;

/** A title of at least this many characters has three lines on a phone. */
const LONG_TITLE = 39;

interface RunningTextProps {
  readonly text: string;
  readonly isTitle?: boolean;
}

/**
 * Running text. Its figures have their spoken forms for screen readers, and neither they nor a few fixed terms wrap. Not
 * every browser keeps a single word off the last line, so the last two stay together; long titles are balanced.
 */
export function RunningText({ text, isTitle = false }: RunningTextProps) {
  const [words = ""] = (isTitle ? lastWordsOfTitle : lastWords).exec(text) ?? [];
  // Unless the first of the two ends a term.
  const end = text.split(wholeParts).at(-1)?.endsWith(words) ? words : "";
  const parts = text.slice(0, text.length - end.length).split(wholeParts);
  const whole = (
    <>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
          <FigureValue key={index} value={part} />
        ),
      )}
      {end ? <span className="RunningText-end nowrap">{end}</span> : null}
    </>
  );
  return isTitle && text.length >= LONG_TITLE ? <span className="RunningText-long">{whole}</span> : whole;
}
