import type { ReactNode } from "react";
import { readOutAs } from "../../components/Drawing";

interface WordmarkProps {
  /** The full name: its first word is drawn large, the others below it. */
  readonly name: string;
}

/** A bird in three strokes, perched on the W of a rounded serif. */
function Bird({ name }: WordmarkProps) {
  const [first, rest] = splitName(name);
  return (
    <Lettering name={name} width={132}>
      <path className="Wordmark-stroke" d="M3 12c3-6 8-7 11-3 3-4 6-5 10-4M14 9c0 3 1 5 4 6" />
      <text className="Wordmark-serif" x="0" y="32" fontSize="23" textLength="110">
        {first}
      </text>
      <text className="Wordmark-sans" x="1" y="46" fontSize="11.5" textLength="82">
        {rest}
      </text>
    </Lettering>
  );
}

/** Lower case over one long water line. */
function WaterLine({ name }: WordmarkProps) {
  const [first, rest] = splitName(name.toLowerCase());
  return (
    <Lettering name={name} width={150}>
      <text className="Wordmark-sans" x="0" y="27" fontSize="23" textLength="118">
        {first}
      </text>
      <path className="Wordmark-stroke" d="M0 35h98q5 0 9-2t9 0 9 2h25" />
      <text className="Wordmark-sans" x="0" y="47" fontSize="10.5" textLength="54">
        {rest}
      </text>
    </Lettering>
  );
}

/** Bold and geometric; the C is a broken ring with one dot in the gap. */
function BrokenRing({ name }: WordmarkProps) {
  const [first, rest] = splitName(name);
  return (
    <Lettering name={name} width={136}>
      <path className="Wordmark-bold" d="M22.5 12.2a11 11 0 1 0 0 17.6" />
      <circle cx="25" cy="21" r="3.2" />
      <text className="Wordmark-heavy" x="33" y="29.5" fontSize="24" textLength="84">
        {first.slice(1)}
      </text>
      <text className="Wordmark-sans" x="33" y="46" fontSize="11.5" textLength="66">
        {rest}
      </text>
    </Lettering>
  );
}

/** Two light lines with three stepping stones between them. */
function SteppingStones({ name }: WordmarkProps) {
  const [first, rest] = splitName(name);
  return (
    <Lettering name={name} width={122}>
      <text className="Wordmark-light" x="0" y="19" fontSize="20" textLength="92">
        {first}
      </text>
      <path className="Wordmark-stones" d="M4 29h13m8 0h16m8 0h20" />
      <text className="Wordmark-light" x="0" y="46" fontSize="16" textLength="102">
        {rest}
      </text>
    </Lettering>
  );
}

/** Condensed capitals; the tail of the Q runs on as a bridge under the word. */
function Bridge({ name }: WordmarkProps) {
  const [first, rest] = splitName(name);
  return (
    <Lettering name={name} width={120}>
      <text
        className="Wordmark-heavy"
        x="0"
        y="24"
        fontSize="27"
        textLength="84"
        lengthAdjust="spacingAndGlyphs"
      >
        {first.toUpperCase()}
      </text>
      <path className="Wordmark-stroke" d="M9 20q6 12 40 12t37-4" />
      <text className="Wordmark-sans" x="0" y="46" fontSize="10.5" textLength="104">
        {rest}
      </text>
    </Lettering>
  );
}

function Lettering({ name, width, children }: WordmarkProps & { width: number; children: ReactNode }) {
  return (
    <svg className="Wordmark" viewBox={`0 0 ${width} 50`} width={width} height="50" {...readOutAs(name)}>
      <g aria-hidden="true">{children}</g>
    </svg>
  );
}

function splitName(name: string): readonly [string, string] {
  const space = name.indexOf(" ");
  return [name.slice(0, space), name.slice(space + 1)];
}

/** The partners' marks: one colour each, five different drawings. */
export const wordmarks = {
  bird: Bird,
  waterLine: WaterLine,
  brokenRing: BrokenRing,
  steppingStones: SteppingStones,
  bridge: Bridge,
} as const;

export type WordmarkName = keyof typeof wordmarks;
