import { NICHE_HEIGHT, NICHE_WIDTH } from "../../shared/people/niche";
import type { crowd } from "./crowd";

type CrowdName = keyof typeof crowd;

/** Two rows of people from edge to edge. Each becomes a file, as the scenes do. */
interface StandingCrowd {
  /** One in this many people of the front row is lit. Without it nobody is. */
  readonly litEvery?: number;
  readonly back: string;
  readonly front: string;
  /** Where others stand in front, who have nobody behind them. */
  readonly gaps: readonly number[];
}

/** Behind the three of a scene whose people stand apart. */
const dusk = { back: "night-600", front: "night-800", gaps: [1040, 1300, 1560] } as const;

export const standingCrowds = {
  crowd: dusk,
  crowdThirdLit: { ...dusk, litEvery: 3 },
  crowdHalfLit: { ...dusk, litEvery: 2 },
  crowdLit: { ...dusk, litEvery: 1 },
  crowdAtNight: { back: "night-800", front: "night-700", gaps: [] },
} as const satisfies Readonly<Record<string, StandingCrowd>>;

const LIGHT = "sky-300";

/** The repeated order of people in a row. Its length is a prime number, so that both rows do not have the same neighbors. */
const ORDER = [
  "bob",
  "bald",
  "headscarf",
  "sweep",
  "dana",
  "flatCap",
  "afro",
] as const satisfies readonly CrowdName[];

const WIDTH = 2600;
const HEIGHT = NICHE_HEIGHT;

/** The size of each drawing, in units of the niche. */
export const crowdSize = { width: WIDTH, height: HEIGHT };

/** From one person to the next. Those of the back row stand between those of the front row. */
const STEP = 130;

/** How far somebody has to be from another's neck, so that no hair is beside it. */
const ROOM = 80;

/** Two rows, one behind the other. */
const rows = {
  back: { scale: 0.68, from: STEP / 2, stride: 2 },
  front: { scale: 0.8, from: 0, stride: 3 },
} as const;

/**
 * A crowd as an SVG, with the names of colour tokens.
 * @param silhouettes the outlines of the people
 */
export function standingCrowdMarkup(
  { litEvery, back, front, gaps }: StandingCrowd,
  silhouettes: Readonly<Record<CrowdName, string>>,
): string {
  const symbols = [...new Set(ORDER)].map((name) => `<path id="${name}" d="${silhouettes[name]}"/>`).join("");
  const colorOf = (index: number) => (litEvery !== undefined && index % litEvery === 0 ? LIGHT : front);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<defs>${symbols}</defs>${rowMarkup("back", gaps, () => back)}${rowMarkup("front", gaps, colorOf)}</svg>\n`
  );
}

function rowMarkup(
  row: keyof typeof rows,
  gaps: StandingCrowd["gaps"],
  colorOf: (index: number) => string,
): string {
  const { scale, from, stride } = rows[row];
  const people = Array.from({ length: Math.ceil(WIDTH / STEP) + 1 }, (_, index) => {
    const name = ORDER[(index * stride) % ORDER.length] ?? "dana";
    const middle = from + index * STEP;
    if (gaps.some((gap) => Math.abs(gap - middle) < ROOM)) return "";
    return `<use href="#${name}" x="${Math.round(middle / scale - NICHE_WIDTH / 2)}" fill="var(--${colorOf(index)})"/>`;
  });
  return `<g transform="translate(0 ${HEIGHT * (1 - scale)}) scale(${scale})">${people.join("")}</g>`;
}
