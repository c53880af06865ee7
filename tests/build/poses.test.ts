import { describe, expect, it } from "vitest";
import { cast } from "../../scripts/people/cast";
import { shouldersPath } from "../../scripts/people/clothes";
import { neighbors } from "../../scripts/people/neighbors";
import { cloths, skins } from "../../scripts/people/palette";
import { poseShapes } from "../../scripts/people/personShapes";
import { poses, type PoseName } from "../../scripts/people/poses";
import { BOTTOM, MIDDLE, views } from "../../scripts/people/stage";
import type { Figure } from "../../scripts/people/silhouette";
import { isInside, isTouching, outlineOf, type Point } from "../support/outlines";

/** Everybody who can be drawn. */
const figures = Object.entries<Figure>({ ...neighbors, ...cast });

/** On the chest, in the middle of what is below the bust. */
const CHEST: Point = [MIDDLE, BOTTOM + 20];

/** What a pose draws below the bust, from back to front. Lines are edges between shapes. */
function partsOf(figure: Figure, pose: PoseName) {
  const { behind, before } = poses[pose](figure);
  return [...behind, ...before]
    .filter(({ width }) => width === undefined)
    .map(({ paint, d }) => ({ paint, outline: outlineOf(d) }));
}

function hangsTogether(figure: Figure, pose: PoseName): boolean {
  const reached = [outlineOf(shouldersPath(figure.build))];
  const rest = new Set(partsOf(figure, pose).map(({ outline }) => outline));
  for (const part of reached) {
    const touching = [...rest].filter((outline) => isTouching(outline, part));
    for (const outline of touching) rest.delete(outline);
    reached.push(...touching);
  }
  return rest.size === 0;
}

/** On which sides a hand that can be seen touches a sleeve. */
function sidesWithHand(figure: Figure, pose: PoseName): readonly string[] {
  const parts = partsOf(figure, pose);
  const sleeves = parts.filter(
    ({ paint, outline }) => paint === cloths[figure.clothes.colors[0]] && !isInside(CHEST, outline),
  );
  const hands = parts.filter(
    ({ paint, outline }, index) =>
      paint === skins[figure.skin] &&
      outline.some((point) => parts.slice(index + 1).every((above) => !isInside(point, above.outline))),
  );
  const ended = sleeves.filter((sleeve) => hands.some((hand) => isTouching(hand.outline, sleeve.outline)));
  const sides = ended.map(({ outline: [[x] = [0]] }) => (x < MIDDLE ? "left" : "right"));
  return [...new Set(sides)].toSorted();
}

describe.each(Object.keys(poses) as PoseName[])("somebody %s", (pose) => {
  it("is drawn inside the picture, with the feet on its lower edge", () => {
    const [left = 0, top = 0, width = 0, height = 0] = views[pose].split(" ").map(Number);
    for (const [name, figure] of figures) {
      const points = poseShapes(figure, pose).flatMap(({ d }) => outlineOf(d));
      const outside = points.filter(([x, y]) => x < left || x > left + width || y < top || y > top + height);
      expect([name, ...outside]).toEqual([name]);
      expect([name, Math.max(...points.map(([, y]) => y))]).toEqual([name, top + height]);
    }
  });

  it("hangs together, from the shoulders to the shoes", () => {
    const torn = figures.filter(([, figure]) => !hangsTogether(figure, pose));
    expect(torn.map(([name]) => name)).toEqual([]);
  });

  it("has a hand in sight at each sleeve", () => {
    for (const [name, figure] of figures)
      expect([name, ...sidesWithHand(figure, pose)]).toEqual([name, "left", "right"]);
  });
});
