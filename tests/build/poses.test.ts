import { describe, expect, it } from "vitest";
import { cast } from "../../scripts/people/cast";
import { shouldersPath } from "../../scripts/people/clothes";
import { cloths, skins } from "../../scripts/people/palette";
import { poseShapes } from "../../scripts/people/personShapes";
import { poses, type PoseName } from "../../scripts/people/poses";
import { scenes, type Scene } from "../../scripts/people/scenes";
import type { Person } from "../../scripts/people/silhouette";
import { BOTTOM, MIDDLE, views } from "../../shared/people/niche";
import { sitters } from "../../shared/pages/blog/drawings/sitters";
import { isInside, isTouching, outlineOf, type Point } from "../support/outlines";

const people = Object.values<Person>(cast);

/** Who is shown in a pose. What fits one build may not fit another. */
const shownIn = (pose: PoseName) => {
  const placed = Object.values<Scene>(scenes).flatMap((scene) => scene.people);
  const inScenes = placed.filter((person) => person.pose === pose).map(({ person }) => person);
  return [...new Set(pose === "seated" ? [...inScenes, ...sitters.map((name) => cast[name])] : inScenes)];
};

/** On the chest, in the middle of what is below the bust. */
const CHEST: Point = [MIDDLE, BOTTOM + 20];

/** What a pose draws below the bust, from back to front. Lines are edges between shapes. */
function partsOf(person: Person, pose: PoseName) {
  const { behind, before } = poses[pose](person);
  return [...behind, ...before]
    .filter(({ width }) => width === undefined)
    .map(({ paint, d }) => ({ paint, outline: outlineOf(d) }));
}

function hangsTogether(person: Person, pose: PoseName): boolean {
  const reached = [outlineOf(shouldersPath(person.build))];
  const rest = new Set(partsOf(person, pose).map(({ outline }) => outline));
  for (const part of reached) {
    const touching = [...rest].filter((outline) => isTouching(outline, part));
    for (const outline of touching) rest.delete(outline);
    reached.push(...touching);
  }
  return rest.size === 0;
}

/** On which sides a hand that can be seen touches a sleeve. */
function sidesWithHand(person: Person, pose: PoseName): readonly string[] {
  const parts = partsOf(person, pose);
  const sleeves = parts.filter(
    ({ paint, outline }) => paint === cloths[person.clothes.colors[0]] && !isInside(CHEST, outline),
  );
  const hands = parts.filter(
    ({ paint, outline }, index) =>
      paint === skins[person.skin] &&
      outline.some((point) => parts.slice(index + 1).every((above) => !isInside(point, above.outline))),
  );
  const ended = sleeves.filter((sleeve) => hands.some((hand) => isTouching(hand.outline, sleeve.outline)));
  const sides = ended.map(({ outline: [[x] = [0]] }) => (x < MIDDLE ? "left" : "right"));
  return [...new Set(sides)].toSorted();
}

describe.each(Object.keys(poses) as PoseName[])("somebody %s", (pose) => {
  it("is drawn inside the picture, with the feet on its lower edge", () => {
    const [left = 0, top = 0, width = 0, height = 0] = views[pose].split(" ").map(Number);
    for (const person of people) {
      const points = poseShapes(person, pose).flatMap(({ d }) => outlineOf(d));
      const outside = points.filter(([x, y]) => x < left || x > left + width || y < top || y > top + height);
      expect([person.name, ...outside]).toEqual([person.name]);
      expect([person.name, Math.max(...points.map(([, y]) => y))]).toEqual([person.name, top + height]);
    }
  });

  it("hangs together, from the shoulders to the shoes", () => {
    const torn = shownIn(pose).filter((person) => !hangsTogether(person, pose));
    expect(torn.map(({ name }) => name)).toEqual([]);
  });

  it("has a hand in sight at each sleeve", () => {
    for (const person of shownIn(pose))
      expect([person.name, ...sidesWithHand(person, pose)]).toEqual([person.name, "left", "right"]);
  });
});
