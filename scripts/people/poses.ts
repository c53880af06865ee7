import { BOTTOM, FEET, MIDDLE } from "../../shared/people/niche";
import type { Person } from "./silhouette";
import { cloths, skins, type Pair } from "./palette";
import { ellipse, path } from "./paths";
import type { Shape } from "./shape";

/** What is below the bust. */
interface Pose {
  /** Behind the bust, from back to front. */
  readonly behind: readonly Shape[];
  /** In front of it. */
  readonly before: readonly Shape[];
}

/** Where shirts and jackets end. */
const HEM = 424;
/** Where a long coat or apron ends. */
const COAT_HEM = 520;
const LONG_CUTS: ReadonlySet<string> = new Set(["doctorsCoat", "drape", "cardigan"]);
const WRIST = 408;
const ANKLE = FEET - 18;

const fill = (paint: Pair, d: string): Shape => ({ paint, d });
const x = (distance: number) => MIDDLE + distance;

/** Trousers are darker than most tops, and never in the colour of the top. */
const trousersOf = ({ clothes: { cut, colors } }: Person): Pair => {
  if (cut === "scrubs") return cloths[colors[0]];
  return colors[0] === "ink" || colors[0] === "night" || colors[0] === "petrol" ? cloths.steel : cloths.ink;
};

const handOf = (person: Person, side: 1 | -1, y = WRIST + 8): Shape =>
  fill(skins[person.skin], ellipse(x(side * person.build.shoulders * 0.9), y, 9, 14));

/** An arm that hangs at the side, from the shoulder to the wrist. */
const hangingArm = ({ clothes, build: { shoulders } }: Person, side: 1 | -1): Shape => {
  const at = (share: number) => x(side * shoulders * share);
  return fill(
    cloths[clothes.colors[0]],
    path`M${at(0.72)} ${BOTTOM - 4}H${at(1)}C${at(1.03)} ${BOTTOM + 60} ${at(1.06)} ${WRIST - 50} ${at(1.01)} ${WRIST}H${at(0.79)}C${at(0.8)} ${WRIST - 50} ${at(0.78)} ${BOTTOM + 50} ${at(0.72)} ${BOTTOM + 20}Z`,
  );
};

const torso = ({ clothes, build: { shoulders } }: Person, hem: number): Shape => {
  const at = (share: number) => x(shoulders * share);
  const flare = hem > HEM ? 0.78 : 0.72;
  return fill(
    cloths[clothes.colors[0]],
    path`M${at(-0.8)} ${BOTTOM - 4}H${at(0.8)}L${at(0.66)} ${BOTTOM + 80}L${at(flare)} ${hem}H${at(-flare)}L${at(-0.66)} ${BOTTOM + 80}Z`,
  );
};

const shoe = (toX: number, y: number): Shape =>
  fill(
    cloths.night,
    path`M${toX - 17} ${y}C${toX - 17} ${y - 14} ${toX - 10} ${y - 20} ${toX} ${y - 20}S${toX + 17} ${y - 14} ${toX + 17} ${y}Z`,
  );

/** Where a long line down the front ends. */
export const hemOf = ({ clothes: { cut } }: Person, pose: PoseName): number =>
  pose === "standing" && LONG_CUTS.has(cut) ? COAT_HEM : HEM;

function standing(person: Person): Pose {
  const { shoulders } = person.build;
  const at = (share: number) => x(shoulders * share);
  const leg = (side: 1 | -1) =>
    path`M${at(side * 0.7)} ${HEM - 24}L${at(side * 0.6)} ${ANKLE}H${at(side * 0.2)}L${MIDDLE} ${HEM + 30}V${HEM - 24}Z`;
  return {
    behind: [
      shoe(at(-0.42), FEET),
      shoe(at(0.42), FEET),
      fill(trousersOf(person), leg(-1)),
      fill(trousersOf(person), leg(1)),
      handOf(person, -1),
      handOf(person, 1),
      torso(person, hemOf(person, "standing")),
      hangingArm(person, -1),
      hangingArm(person, 1),
    ],
    before: [],
  };
}

/** One step to the right, the left heel lifted. */
function stepping(person: Person): Pose {
  const { shoulders } = person.build;
  const at = (share: number) => x(shoulders * share);
  const knee = (HEM + FEET) / 2;
  return {
    behind: [
      fill(
        cloths.night,
        path`M${at(-1.16)} ${ANKLE - 26}L${at(-0.8)} ${ANKLE - 16}L${at(-0.72)} ${FEET - 2}L${at(-1)} ${FEET - 2}Z`,
      ),
      fill(
        trousersOf(person),
        path`M${at(-0.7)} ${HEM - 24}L${at(-0.74)} ${knee}L${at(-1.16)} ${ANKLE - 24}L${at(-0.8)} ${ANKLE - 10}L${at(-0.28)} ${knee + 8}L${at(0.1)} ${HEM}V${HEM - 24}Z`,
      ),
      shoe(at(0.86), FEET),
      fill(
        trousersOf(person),
        path`M${at(0.7)} ${HEM - 24}L${at(0.84)} ${knee}L${at(1.04)} ${ANKLE}H${at(0.66)}L${at(0.34)} ${knee + 6}L${at(-0.1)} ${HEM + 20}V${HEM - 24}Z`,
      ),
      handOf(person, -1),
      handOf(person, 1),
      torso(person, HEM),
      hangingArm(person, -1),
      hangingArm(person, 1),
    ],
    before: [],
  };
}

/** On a chair, seen from the front, hands in the lap. */
function seated(person: Person): Pose {
  const { shoulders } = person.build;
  const at = (share: number) => x(shoulders * share);
  const wooden = (d: string): Shape => ({ ...fill(cloths.straw, d), isChair: true });
  const [seat, lap, knee] = [SEAT, SEAT - 34, SEAT + 14];
  const top = cloths[person.clothes.colors[0]];
  const thigh = (side: 1 | -1) =>
    path`M${at(side * 0.06)} ${lap}L${at(side * 0.86)} ${lap - 4}C${at(side * 1)} ${lap} ${at(side * 0.98)} ${knee} ${at(side * 0.86)} ${knee + 8}H${at(side * 0.14)}C${at(side * 0.06)} ${knee} ${at(side * 0.04)} ${lap + 20} ${at(side * 0.06)} ${lap}Z`;
  const shin = (side: 1 | -1) =>
    path`M${at(side * 0.2)} ${knee}H${at(side * 0.76)}L${at(side * 0.68)} ${SEATED_FEET - 16}H${at(side * 0.32)}Z`;
  const arm = (side: 1 | -1) =>
    path`M${at(side * 0.72)} ${BOTTOM - 4}H${at(side * 1)}C${at(side * 1.08)} ${BOTTOM + 40} ${at(side * 1.1)} ${lap - 30} ${at(side * 0.98)} ${lap - 10}C${at(side * 0.7)} ${lap + 8} ${at(side * 0.4)} ${lap + 4} ${at(side * 0.22)} ${lap + 2}V${lap - 22}C${at(side * 0.5)} ${lap - 18} ${at(side * 0.74)} ${lap - 32} ${at(side * 0.76)} ${lap - 48}Z`;
  return {
    behind: [
      wooden(
        path`M${at(-1.1)} ${seat}V${BOTTOM - 16}C${at(-1.1)} ${BOTTOM - 32} ${at(-1)} ${BOTTOM - 36} ${at(-0.9)} ${BOTTOM - 36}H${at(0.9)}C${at(1)} ${BOTTOM - 36} ${at(1.1)} ${BOTTOM - 32} ${at(1.1)} ${BOTTOM - 16}V${seat}Z`,
      ),
      wooden(
        path`M${at(-1.16)} ${seat - 4}H${at(1.16)}V${seat + 14}H${at(1.12)}V${SEATED_FEET}H${at(1)}V${seat + 14}H${at(-1)}V${SEATED_FEET}H${at(-1.12)}V${seat + 14}H${at(-1.16)}Z`,
      ),
      fill(top, path`M${at(-0.8)} ${BOTTOM - 4}H${at(0.8)}L${at(0.7)} ${lap + 14}H${at(-0.7)}Z`),
    ],
    before: [
      shoe(at(-0.5), SEATED_FEET),
      shoe(at(0.5), SEATED_FEET),
      fill(trousersOf(person), shin(-1)),
      fill(trousersOf(person), shin(1)),
      fill(trousersOf(person), thigh(-1)),
      fill(trousersOf(person), thigh(1)),
      fill(top, arm(-1)),
      fill(top, arm(1)),
      fill(skins[person.skin], ellipse(x(shoulders * 0.1), lap - 8, 14, 11)),
      fill(skins[person.skin], ellipse(x(-shoulders * 0.1), lap - 8, 14, 11)),
    ],
  };
}

const SEAT = 410;
/** The feet of somebody seated: the drawing is less high. */
const SEATED_FEET = 560;

export const poses = { standing, stepping, seated };

export type PoseName = keyof typeof poses;
