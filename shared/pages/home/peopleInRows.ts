import type { CrowdName } from "./crowd/drawn/crowd";

interface PersonInRow {
  readonly name: CrowdName;
  readonly isLit: boolean;
}

const names = {
  a: "afro",
  b: "bob",
  c: "flatCap",
  d: "dana",
  h: "headscarf",
  l: "bald",
  p: "ponytail",
  s: "sweep",
  w: "waves",
} as const satisfies Record<string, CrowdName>;

/**
 * Where everybody stands, a letter a person: four rows of 25 on wide screens, which are eight of thirteen and twelve on phones. In
 * both hardly anybody has a twin nearby.
 */
// cspell:disable
const ROWS = [
  "claabapcdscpbdswcslwblwah",
  "phbhpwdshabdlwcldbacpdcps",
  "adpschlbwlhabhbahwdsasbdl",
  "lsclbapcdhpwsdpwsclhbwlac",
] as const;
// cspell:enable

/**
 * Who is lit first, counted from 0. None of the first fifteen stands beside, before or behind another in either arrangement, and
 * Dana hides most of them in neither. They are of five kinds, because each kind has to be drawn in the document once.
 */
const LIT_FIRST: readonly number[] = [1, 9, 15, 23, 30, 37, 39, 47, 50, 53, 56, 77, 80, 86, 91];

/** A hundred people from left to right, the row at the back first. */
export function peopleInRows(lit: number): readonly PersonInRow[] {
  const people = ROWS.flatMap((row) => row.split("") as (keyof typeof names)[]);
  const others = people.map((_, place) => place).filter((place) => !LIT_FIRST.includes(place));
  const litPlaces = new Set([...LIT_FIRST, ...others].slice(0, lit));
  return people.map((letter, place) => ({ name: names[letter], isLit: litPlaces.has(place) }));
}
