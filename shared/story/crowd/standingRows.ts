import type { CrowdName } from "./drawn/crowd";

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

export const WIDTH = 2600;
export const HEIGHT = 260;

/** Two rows, one behind the other. */
const rows = {
  back: { scale: 0.66, step: 104, stride: 2 },
  front: { scale: 0.84, step: 162, stride: 3 },
} as const;

type RowName = keyof typeof rows;

/** The people of a row, from left to right. */
export function rowPeople(row: RowName): readonly string[] {
  const { scale, step, stride } = rows[row];
  return Array.from({ length: Math.ceil(WIDTH / step) }, (_, index) => {
    const name = ORDER[(index * stride) % ORDER.length] ?? "dana";
    return `<use href="#crowd-${name}" x="${Math.round((index * step) / scale) - 40}"/>`;
  });
}

export function placed(row: RowName, people: string): string {
  const { scale } = rows[row];
  return `<g transform="translate(0 ${HEIGHT * (1 - scale)}) scale(${scale})">${people}</g>`;
}

/** Both rows as symbols, because a page can show them several times. */
export function rowsMarkup(): string {
  return (["back", "front"] as const)
    .map((row) => `<g id="crowd-row-${row}">${placed(row, rowPeople(row).join(""))}</g>`)
    .join("");
}
