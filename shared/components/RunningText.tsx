import { productNames } from "../company";
import { spokenFigure } from "../figures/spokenForms";
import { FigureValue } from "./FigureValue";

/**
 * Matches what is never broken over two lines: figures with a spoken form, other ranges of numbers, times of day, numbers with
 * their units or, as in an address, with their names, words with a hyphen, and the product's name of two words; with three, a
 * short title would end in a single word. The en dash is an escape: esbuild cannot escape it in a raw template, and a single
 * character above Latin-1 makes V8 store the source of the whole bundle in two bytes per character.
 */
const wholeParts = new RegExp(
  `(${[
    spokenFigure,
    String.raw`\d+\u2013\d+%?`,
    String.raw`\d+(?::\d+)? [AP]M`,
    String.raw`\d+ (?:ms|business days?)`,
    String.raw`[A-Z][a-z]+ \d+(?=,)`,
    String.raw`\b[A-Za-z]+(?:-[A-Za-z]+)+\b`,
    escaped(productNames.nudges),
  ].join("|")})`,
);

/**
 * Matches the last two words of a text that is longer than one line. They contain no figures and are short enough for any column.
 */
const lastWords = /(?<=.{60}[^\s\d]\s)(?=.{1,14}$)[^\s\d]+ [^\s\d]+$/;

/** A name as a pattern: a product may be called "Ask+". */
function escaped(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

interface RunningTextProps {
  readonly text: string;
}

/**
 * Running text. Figures get their spoken forms for screen readers. Figures, times and words with a hyphen do not wrap, and the last
 * two words of a long text stay together, because not every browser avoids a single word on the last line.
 */
export function RunningText({ text }: RunningTextProps) {
  const [words = ""] = lastWords.exec(text) ?? [];
  // If the first of the two words ends a part that is kept together, that part goes before.
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
