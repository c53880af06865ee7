import { expect, it } from "vitest";
import { peopleInRows } from "../../shared/pages/home/peopleInRows";

interface Place {
  readonly x: number;
  readonly row: number;
}

/** Four rows of 25, of which every second one stands half a place to the left. */
const onWideScreens = (index: number): Place => {
  const [row, place] = [Math.floor(index / 25), index % 25];
  return { row, x: row % 2 === 0 ? place : place - 0.5 };
};
/** Eight rows, of thirteen and of twelve in their gaps. */
const onPhones = (index: number): Place => {
  const [pair, place] = [Math.floor(index / 25), index % 25];
  return place < 13 ? { row: 2 * pair, x: place } : { row: 2 * pair + 1, x: place - 12.5 };
};
const areNeighbors = (a: Place, b: Place) => Math.abs(a.x - b.x) <= 1 && Math.abs(a.row - b.row) <= 1;

it.each([
  ["on wide screens", onWideScreens],
  ["on phones", onPhones],
])("%s nobody of fifteen lit people stands beside, before or behind another", (_, placeOf) => {
  const people = peopleInRows(15);
  expect(people).toHaveLength(100);
  const lit = people.flatMap(({ isLit }, index) => (isLit ? [index] : []));
  const neighbors = lit.filter((index) =>
    lit.some((other) => other !== index && areNeighbors(placeOf(index), placeOf(other))),
  );
  expect(lit).toHaveLength(15);
  expect(neighbors).toEqual([]);
});
