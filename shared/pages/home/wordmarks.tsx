import type { ReactNode } from "react";
import { readOutAs } from "../../components/Drawing";
import "./Wordmark.css";

interface WordmarkProps {
  /** The full name: its first word is drawn large, the others below it. */
  readonly name: string;
}

/** A bird in three strokes, perched on the W of a rounded serif. */
function Bird({ name }: WordmarkProps) {
  const [first, rest] = splitName(name);
  return (
    <Lettering name={name} width={117}>
      <path
        className="Wordmark-stroke"
        d="M4 5.5c3.5-.5 5.5 1 7 4M11 9.5c1.5-4 5-6 9-5.5M11 9.5c-.5 2 .5 3.5 2 4"
      />
      <text className="Wordmark-serif" x="0" y="31" fontSize="25" textLength="106">
        {first}
      </text>
      <Descriptor>{rest}</Descriptor>
    </Lettering>
  );
}

/** Lower case over one long water line. */
function WaterLine({ name }: WordmarkProps) {
  const [first, rest] = splitName(name.toLowerCase());
  return (
    <Lettering name={name} width={118}>
      <text className="Wordmark-sans" x="0" y="25" fontSize="23" textLength="116">
        {first}
      </text>
      <path
        className="Wordmark-stroke"
        d="M1 32.5h62c6 0 7-2.5 13-2.5s7 2.5 13 2.5 7-2.5 13-2.5 7 2.5 13 2.5"
      />
      <Descriptor>{rest}</Descriptor>
    </Lettering>
  );
}

/** Bold and geometric; the C is a broken ring with one dot in the gap. */
function BrokenRing({ name }: WordmarkProps) {
  const [first, rest] = splitName(name);
  return (
    <Lettering name={name} width={108}>
      <path className="Wordmark-bold" d="M15.6 17.4a7.5 7.5 0 1 0 0 9.2" />
      <circle cx="16.4" cy="22" r="2.1" />
      <text className="Wordmark-heavy" x="20" y="30.5" fontSize="25" textLength="83">
        {first.slice(1)}
      </text>
      <Descriptor>{rest}</Descriptor>
    </Lettering>
  );
}

/** Two lines with three stepping stones between them. */
function SteppingStones({ name }: WordmarkProps) {
  const [first, rest] = splitName(name);
  return (
    <Lettering name={name} width={104}>
      <text className="Wordmark-sans" x="0" y="24" fontSize="22" textLength="102">
        {first}
      </text>
      <path className="Wordmark-stones" d="M2.5 32h9m7 0h13m7 0h18" />
      <Descriptor>{rest}</Descriptor>
    </Lettering>
  );
}

/** Condensed capitals; the tail of the Q runs on as a bridge under the word. */
function Bridge({ name }: WordmarkProps) {
  const [first, rest] = splitName(name);
  return (
    <Lettering name={name} width={106}>
      <text
        className="Wordmark-heavy"
        x="0"
        y="25"
        fontSize="24"
        textLength="92"
        lengthAdjust="spacingAndGlyphs"
      >
        {first.toUpperCase()}
      </text>
      <path className="Wordmark-stroke" d="M13 26c3 4.5 8 6.5 16 6.5h62" />
      <Descriptor>{rest}</Descriptor>
    </Lettering>
  );
}

/** What kind of organization it is, on one line under all five names. */
function Descriptor({ children }: { children: string }) {
  return (
    <text className="Wordmark-sans" x="0.5" y="46" fontSize="11.5">
      {children}
    </text>
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
