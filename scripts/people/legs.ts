import { cloths, folded, type Cloth } from "./palette";
import { bone, path, turned, type Joint } from "./paths";
import { fill, type Shape } from "./shape";
import type { Figure } from "./silhouette";
import { FEET, MIDDLE, SEATED_FEET } from "./stage";

/** Where shirts and jackets end. */
export const HEM = 424;

/** Where somebody seated ends, and the thighs begin. */
export const LAP = 384;

/** Without a colour of their own they are darker than most tops, and never in the colour of the top. */
export const trousersOf = ({ clothes: { cut, colors, trousers } }: Figure): Cloth => {
  if (trousers) return cloths[trousers];
  if (cut === "scrubs") return cloths[colors[0]];
  return colors[0] === "ink" || colors[0] === "night" || colors[0] === "petrol" ? cloths.steel : cloths.ink;
};

const x = (distance: number) => MIDDLE + distance;

/** How far the ankle is above the ground. */
const ANKLE = 16;

/** A shoe whose heel is below the ankle. `toe` is how far it reaches, to the right or, if it is negative, to the left. */
function shoePath(ankleX: number, ground: number, toe: number): string {
  const side = Math.sign(toe);
  const at = (distance: number) => ankleX + side * distance;
  const [end, top] = [Math.abs(toe), ground - ANKLE - 5];
  return path`M${at(-11)} ${ground}C${at(-14)} ${ground - 8} ${at(-12)} ${top} ${at(-9)} ${top}H${at(9)}C${at(11)} ${ground - 13} ${at(end)} ${ground - 15} ${at(end)} ${ground - 5}Q${at(end)} ${ground} ${at(end - 5)} ${ground}Z`;
}

const shoe = (ankleX: number, ground: number, toe: number): Shape =>
  fill(cloths.night, shoePath(ankleX, ground, toe));

/** Both feet on the ground, the toes a little outwards. */
export function legsTogether(figure: Figure): readonly Shape[] {
  const { shoulders } = figure.build;
  const trousers = trousersOf(figure);
  const [hip, ankle] = [shoulders * 0.35, shoulders * 0.39];
  const leg = (side: 1 | -1) => {
    const at = (distance: number) => x(side * distance);
    return path`M${at(0)} ${HEM - 10}H${at(hip * 2)}C${at(hip * 2)} 500 ${at(ankle + 17)} 560 ${at(ankle + 14)} ${FEET - ANKLE}H${at(ankle - 14)}C${at(ankle - 17)} 560 ${at(7)} 500 ${at(2)} ${HEM + 36}L${at(0)} ${HEM + 28}Z`;
  };
  return [
    shoe(x(-ankle), FEET, -22),
    shoe(x(ankle), FEET, 22),
    fill(trousers, leg(-1)),
    fill(trousers, leg(1)),
    // The shadow of what is worn above.
    fill(
      folded(trousers),
      path`M${x(-hip * 1.9)} ${HEM - 12}H${x(hip * 1.9)}L${x(hip * 2)} ${HEM + 4}Q${MIDDLE} ${HEM + 13} ${x(-hip * 2)} ${HEM + 4}Z`,
    ),
  ];
}

/** A step to the right: one leg is stretched, and the knee of the other is bent, with its toe still on the ground. */
export function legsInStep(figure: Figure): readonly Shape[] {
  const { shoulders } = figure.build;
  const trousers = trousersOf(figure);
  const thickness = 0.5 + shoulders / 160;
  const joint = (distance: number, y: number, radius: number): Joint => ({
    x: x(distance),
    y,
    radius: radius * thickness,
  });
  const [hip, knee, ankle] = [
    joint(shoulders * -0.3, HEM, 27),
    joint(shoulders * -0.1 - 4, 532, 17),
    joint(-58, 612, 11),
  ];
  const [frontHip, frontKnee, frontAnkle] = [
    joint(shoulders * 0.28, HEM, 28),
    joint(36, 528, 18),
    joint(57, FEET - ANKLE, 12),
  ];
  return [
    fill(cloths.night, turned(shoePath(ankle.x - 2, ankle.y + ANKLE, 33), 38, ankle.x, ankle.y)),
    fill(folded(trousers), bone(knee, ankle, "flat")),
    fill(folded(trousers), bone(hip, knee)),
    shoe(frontAnkle.x, FEET, 34),
    fill(trousers, bone(frontKnee, frontAnkle, "flat")),
    fill(trousers, bone(frontHip, frontKnee)),
  ];
}

/** Seated and seen from the front: the hips behind, then the shins, and the thighs as two planes towards the viewer. */
export function legsSeated(figure: Figure): readonly Shape[] {
  const { shoulders } = figure.build;
  const trousers = trousersOf(figure);
  const thickness = shoulders / 78;
  const joint = (distance: number, y: number, radius: number): Joint => ({
    x: x(distance),
    y,
    radius: radius * thickness,
  });
  const knee = 36 * thickness;
  const shin = (side: 1 | -1) =>
    bone(joint(side * knee, 452, 18), joint(side * (knee - 2), SEATED_FEET - ANKLE, 12), "flat");
  const thigh = (side: 1 | -1) =>
    bone(joint(side * 30 * thickness, LAP + 6, 26), joint(side * knee, 432, 25));
  return [
    fill(
      folded(trousers),
      path`M${x(-50 * thickness)} ${LAP - 16}H${x(50 * thickness)}V${LAP + 40}H${x(-50 * thickness)}Z`,
    ),
    shoe(x(-knee), SEATED_FEET, -22),
    shoe(x(knee), SEATED_FEET, 22),
    fill(folded(trousers), shin(-1)),
    fill(folded(trousers), shin(1)),
    fill(trousers, thigh(-1)),
    fill(trousers, thigh(1)),
  ];
}
