import { readOutAs } from "../../components/Drawing";
import "./Wordmark.css";

interface WordmarkDrawing {
  readonly width: number;
  readonly lettering?: { readonly className: "Wordmark-serif" } | { readonly fontWeight: 700 };
  /** The first word of the name: x, baseline, font size and width. */
  readonly word: readonly [x: number, y: number, size: number, length: number];
  readonly stroke?: { readonly strokeWidth: number; readonly strokeLinecap?: "butt" };
  readonly path: string;
  /** Changes how the first word is written, such as to capitals. */
  readonly spelled?: (word: string) => string;
}

/** The partners' wordmarks: one colour each, all drawn differently. */
const drawings = {
  /** A bird in three strokes, perched on the W of a rounded serif. */
  bird: {
    width: 117,
    lettering: { className: "Wordmark-serif" },
    word: [0, 31, 25, 106],
    path: "M4 5.5c3.5-.5 5.5 1 7 4M11 9.5c1.5-4 5-6 9-5.5M11 9.5c-.5 2 .5 3.5 2 4",
  },
  /** Lower case above a long line of water. */
  waterLine: {
    width: 118,
    word: [0, 25, 23, 116],
    path: "M1 32.5h62c6 0 7-2.5 13-2.5s7 2.5 13 2.5 7-2.5 13-2.5 7 2.5 13 2.5",
    spelled: (word) => word.toLowerCase(),
  },
  /** Bold and geometric; the C is a broken ring with one dot in the gap. */
  brokenRing: {
    width: 108,
    lettering: { fontWeight: 700 },
    word: [20, 30.5, 25, 83],
    stroke: { strokeWidth: 3.9, strokeLinecap: "butt" },
    path: "M15.6 17.4a7.5 7.5 0 1 0 0 9.2M14.5 22h3.9",
    spelled: (word) => word.slice(1),
  },
  /** Three stepping stones below the word. */
  steppingStones: {
    width: 104,
    word: [0, 24, 22, 102],
    stroke: { strokeWidth: 3.5 },
    path: "M2.5 32h9m7 0h13m7 0h18",
  },
  /** Capitals. The tail of the Q continues as a bridge below the word. */
  bridge: {
    width: 106,
    lettering: { fontWeight: 700 },
    word: [0, 25, 24, 92],
    path: "M13 26c3 4.5 8 6.5 16 6.5h62",
    spelled: (word) => word.toUpperCase(),
  },
} as const satisfies Record<string, WordmarkDrawing>;

export type WordmarkName = keyof typeof drawings;

/** A partner's wordmark: the first word of the name large, and the kind of organization below it. */
export function Wordmark({ name, mark }: { name: string; mark: WordmarkName }) {
  const { width, lettering, word, stroke, path, spelled }: WordmarkDrawing = drawings[mark];
  const [first = "", ...rest] = name.split(" ");
  const [x, y, fontSize, textLength] = word;
  return (
    <svg className="Wordmark" viewBox={`0 0 ${width} 50`} width={width} height="50" {...readOutAs(name)}>
      <g aria-hidden="true">
        <path d={path} {...stroke} />
        <text {...lettering} {...{ x, y, fontSize, textLength }} lengthAdjust="spacingAndGlyphs">
          {spelled?.(first) ?? first}
        </text>
        <text x="0.5" y="46.5" fontSize="12">
          {rest.join(" ")}
        </text>
      </g>
    </svg>
  );
}
