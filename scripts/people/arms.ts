import { cloths, folded, skins } from "./palette";
import { bone, strand, type Joint } from "./paths";
import { fill, type Shape } from "./shape";
import type { Figure } from "./silhouette";
import { MIDDLE } from "./stage";

/** 1 is the right arm in the picture, -1 the left one. */
export type Side = 1 | -1;

/** A place beside the middle: a share of the shoulders' half width, on the side of the arm. */
export type Place = readonly [share: number, y: number];

/** Where an arm hangs by default. */
const HANGING_ELBOW: Place = [0.97, 338];
const HANGING_WRIST: Place = [0.98, 402];

const SHOULDER: Place = [0.835, 252];

/** How far down the upper arm short sleeves reach. */
const SHORT = 0.72;

const jointOf = (
  { build: { shoulders } }: Figure,
  side: Side,
  [share, y]: Place,
  thickness: number,
): Joint => ({
  x: MIDDLE + side * share * shoulders,
  y,
  radius: shoulders * thickness,
});

function jointsOf(figure: Figure, side: Side, elbow: Place, wrist: Place) {
  return {
    shoulder: jointOf(figure, side, SHOULDER, 0.165),
    elbow: jointOf(figure, side, elbow, 0.14),
    wrist: jointOf(figure, side, wrist, 0.115),
  };
}

/** The upper arm, from the shoulder to the elbow. */
export function upperArm(figure: Figure, side: Side, elbow: Place): readonly Shape[] {
  const { shoulder, elbow: bend } = jointsOf(figure, side, elbow, elbow);
  const cloth = cloths[figure.clothes.colors[0]];
  if (figure.clothes.cut !== "scrubs") return [fill(cloth, bone(shoulder, bend))];
  const mix = (from: number, to: number) => from + (to - from) * SHORT;
  const end = { x: mix(shoulder.x, bend.x), y: mix(shoulder.y, bend.y), radius: shoulder.radius * 1.08 };
  return [
    fill(skins[figure.skin], bone(shoulder, { ...bend, radius: bend.radius * 0.8 })),
    fill(cloth, bone(shoulder, end, "flat")),
  ];
}

/** From the elbow to the wrist. In front of the body its lower edge is in the shade, which tells it from the body. */
export function forearm(
  figure: Figure,
  side: Side,
  elbow: Place,
  wrist: Place,
  { isInFront = false } = {},
): readonly Shape[] {
  const { elbow: bend, wrist: end } = jointsOf(figure, side, elbow, wrist);
  const isBare = figure.clothes.cut === "scrubs";
  const cloth = cloths[figure.clothes.colors[0]];
  const thinner = isBare ? 0.8 : 1;
  const [from, to] = [bend, end].map((joint) => ({ ...joint, radius: joint.radius * thinner })) as [
    Joint,
    Joint,
  ];
  const below = (joint: Joint) => ({ ...joint, y: joint.y + 5 });
  return [
    ...(isInFront && !isBare ? [fill(folded(cloth), bone(below(from), below(to)))] : []),
    fill(isBare ? skins[figure.skin] : cloth, bone(from, to, isBare ? "round" : "flat")),
  ];
}

/** A hand at the end of a forearm, with the thumb at one side of it. */
export function hand(
  figure: Figure,
  side: Side,
  elbow: Place,
  wrist: Place,
  thumb: Side = -1,
): readonly Shape[] {
  const { elbow: from, wrist: to } = jointsOf(figure, side, elbow, wrist);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [alongX, alongY] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, across: number) => ({
    x: to.x + alongX * along - alongY * across * side * thumb,
    y: to.y + alongY * along + alongX * across * side * thumb,
  });
  const skin = skins[figure.skin];
  const [start, knuckles, thumbStart, thumbEnd] = [at(1, 0), at(17, 0), at(5, -4), at(16, -10)];
  return [
    fill(skin, bone({ ...start, radius: 7 }, { ...knuckles, radius: 8.5 })),
    fill(skin, strand(thumbStart.x, thumbStart.y, thumbEnd.x, thumbEnd.y, 3.6)),
  ];
}

/** An arm that hangs at the side. The hand is behind the end of the sleeve. */
export function hangingArm(
  figure: Figure,
  side: Side,
  elbow: Place = HANGING_ELBOW,
  wrist: Place = HANGING_WRIST,
): readonly Shape[] {
  return [
    ...hand(figure, side, elbow, wrist),
    ...forearm(figure, side, elbow, wrist),
    ...upperArm(figure, side, elbow),
  ];
}
