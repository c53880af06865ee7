import { HEIGHT, MIDDLE, ringPath } from "./stage";

const RADIUS = 5.5;
const STEP = 16.5;
/** The words of a line. */
const LINE = 8;
const GAP = 60;

/** A dot for each word of two drafts, as lines that stand on the horizon; the last word of the second one is lit. */
export function WordDots({ before, after }: { before: number; after: number }) {
  const widthOfBoth = 2 * (LINE - 1) * STEP + GAP;
  const left = MIDDLE - widthOfBoth / 2;
  const long = dots(before, left);
  const short = dots(after, left + (LINE - 1) * STEP + GAP);
  const last = short.at(-1);
  return (
    <>
      <path className="ArticleScene-blank" d={long.map(([x, y]) => ringPath(x, y, RADIUS)).join("")} />
      <path
        className="ArticleScene-night"
        stroke="none"
        d={short
          .slice(0, -1)
          .map(([x, y]) => ringPath(x, y, RADIUS))
          .join("")}
      />
      {last ? <circle className="Scene-lit" cx={last[0]} cy={last[1]} r={RADIUS + 3} /> : null}
    </>
  );
}

/** The first line is the highest one; the last line lies just above the horizon. */
function dots(words: number, left: number): readonly (readonly [number, number])[] {
  const lines = Math.ceil(words / LINE);
  return Array.from({ length: words }, (_, word) => [
    left + (word % LINE) * STEP,
    HEIGHT - RADIUS - 7 - (lines - 1 - Math.floor(word / LINE)) * STEP,
  ]);
}
