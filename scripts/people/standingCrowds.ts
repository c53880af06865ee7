import { NICHE_HEIGHT } from "../../shared/people/niche";
import type { crowd } from "./crowd";

type CrowdName = keyof typeof crowd;

/** Two rows of people from edge to edge. Each becomes a file, as the scenes do. */
interface StandingCrowd {
  /** One in this many people of the front row is lit. Without it nobody is. */
  readonly litEvery?: number;
  readonly back: string;
  readonly front: string;
}

const dusk = { back: "night-600", front: "night-800" } as const;

export const standingCrowds = {
  crowd: dusk,
  crowdThirdLit: { ...dusk, litEvery: 3 },
  crowdHalfLit: { ...dusk, litEvery: 2 },
  crowdLit: { ...dusk, litEvery: 1 },
  crowdAtNight: { back: "night-800", front: "night-700" },
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

/** Two rows, one behind the other. */
const rows = {
  back: { scale: 0.66, step: 104, stride: 2 },
  front: { scale: 0.84, step: 162, stride: 3 },
} as const;

/**
 * A crowd as an SVG, with the names of colour tokens.
 * @param silhouettes the outlines of the people
 */
export function standingCrowdMarkup(
  { litEvery, back, front }: StandingCrowd,
  silhouettes: Readonly<Record<CrowdName, string>>,
): string {
  const symbols = [...new Set(ORDER)].map((name) => `<path id="${name}" d="${silhouettes[name]}"/>`).join("");
  const colorOf = (index: number) => (litEvery !== undefined && index % litEvery === 0 ? LIGHT : front);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<defs>${symbols}</defs>${rowMarkup("back", () => back)}${rowMarkup("front", colorOf)}</svg>\n`
  );
}

function rowMarkup(row: keyof typeof rows, colorOf: (index: number) => string): string {
  const { scale, step, stride } = rows[row];
  const people = Array.from({ length: Math.ceil(WIDTH / step) }, (_, index) => {
    const name = ORDER[(index * stride) % ORDER.length] ?? "dana";
    return `<use href="#${name}" x="${Math.round((index * step) / scale) - 40}" fill="var(--${colorOf(index)})"/>`;
  });
  return `<g transform="translate(0 ${HEIGHT * (1 - scale)}) scale(${scale})">${people.join("")}</g>`;
}
