import { BOTTOM, FEET, MIDDLE } from "../../shared/people/niche";
import type { Person } from "./silhouette";
import { cloths, skins, type Pair } from "./palette";
import { ellipse, path, strand } from "./paths";
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

/** Without a colour of their own they are darker than most tops, and never in the colour of the top. */
const trousersOf = ({ clothes: { cut, colors, trousers } }: Person): Pair => {
  if (trousers) return cloths[trousers];
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
  LEGS_TOGETHER.has(pose) && LONG_CUTS.has(cut) ? COAT_HEM : HEM;

/** Poses in which a long coat hangs down as a whole. */
const LEGS_TOGETHER: ReadonlySet<PoseName> = new Set(["standing", "showing", "texting", "noting"]);

function legsTogether(person: Person): readonly Shape[] {
  const { shoulders } = person.build;
  const at = (share: number) => x(shoulders * share);
  const leg = (side: 1 | -1) =>
    path`M${at(side * 0.7)} ${HEM - 24}L${at(side * 0.6)} ${ANKLE}H${at(side * 0.2)}L${MIDDLE} ${HEM + 30}V${HEM - 24}Z`;
  return [
    shoe(at(-0.42), FEET),
    shoe(at(0.42), FEET),
    fill(trousersOf(person), leg(-1)),
    fill(trousersOf(person), leg(1)),
  ];
}

/** One step to the right, the left heel lifted. */
function legsInStep(person: Person): readonly Shape[] {
  const { shoulders } = person.build;
  const at = (share: number) => x(shoulders * share);
  const knee = (HEM + FEET) / 2;
  return [
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
  ];
}

function standing(person: Person): Pose {
  return {
    behind: [
      ...legsTogether(person),
      handOf(person, -1),
      handOf(person, 1),
      torso(person, hemOf(person, "standing")),
      hangingArm(person, -1),
      hangingArm(person, 1),
    ],
    before: [],
  };
}

function stepping(person: Person): Pose {
  return {
    behind: [
      ...legsInStep(person),
      handOf(person, -1),
      handOf(person, 1),
      torso(person, HEM),
      hangingArm(person, -1),
      hangingArm(person, 1),
    ],
    before: [],
  };
}

/** Points to the right with an open hand, to what is beside the drawing. */
function showing(person: Person): Pose {
  const at = (share: number) => x(person.build.shoulders * share);
  const skin = skins[person.skin];
  const [elbow, wrist] = [at(1.12), at(1.12) + 74];
  return {
    behind: [
      ...legsTogether(person),
      handOf(person, -1),
      torso(person, hemOf(person, "showing")),
      hangingArm(person, -1),
      fill(
        skin,
        path`M${wrist - 6} 313C${wrist + 10} 306 ${wrist + 30} 304 ${wrist + 42} 308C${wrist + 46} 311 ${wrist + 44} 315 ${wrist + 38} 317C${wrist + 26} 326 ${wrist + 8} 334 ${wrist - 6} 334Z`,
      ),
      fill(skin, strand(wrist + 4, 314, wrist + 18, 297, 4.5)),
      fill(
        cloths[person.clothes.colors[0]],
        path`M${at(0.72)} ${BOTTOM - 4}H${at(1)}C${at(1.05)} 284 ${at(1.08)} 304 ${elbow} 322L${wrist} 308C${wrist + 4} 316 ${wrist + 4} 330 ${wrist} 338L${elbow + 2} 364C${at(1)} 374 ${at(0.9)} 366 ${at(0.86)} 348C${at(0.82)} 322 ${at(0.78)} 300 ${at(0.72)} 282Z`,
      ),
    ],
    before: [],
  };
}

/** Holds a phone in front of the chest. */
function texting(person: Person): Pose {
  const at = (share: number) => x(person.build.shoulders * share);
  const top = cloths[person.clothes.colors[0]];
  const skin = skins[person.skin];
  return {
    behind: [
      ...legsTogether(person),
      handOf(person, -1),
      torso(person, hemOf(person, "texting")),
      hangingArm(person, -1),
      fill(top, upperArm(person)),
    ],
    before: [
      fill(top, bentForearm(person, at(0.5), 300)),
      { paint: edgeOf(top), d: bentForearmEdge(person, at(0.5), 300), width: 2 },
      fill(skin, ellipse(at(0.42), 290, 15, 12)),
      fill(cloths.night, path`M${at(0.2)} 228L${at(0.56)} 222L${at(0.66)} 280L${at(0.3)} 286Z`),
      fill(cloths.dew, path`M${at(0.25)} 232L${at(0.53)} 227.5L${at(0.61)} 275L${at(0.33)} 279.5Z`),
      fill(skin, strand(at(0.28), 286, at(0.34), 266, 5)),
    ],
  };
}

/** Carries a clipboard in front of the body, in step. */
function carrying(person: Person): Pose {
  const at = (share: number) => x(person.build.shoulders * share);
  const top = cloths[person.clothes.colors[0]];
  return {
    behind: [
      ...legsInStep(person),
      handOf(person, -1),
      torso(person, HEM),
      hangingArm(person, -1),
      fill(top, upperArm(person)),
    ],
    before: [
      fill(cloths.ink, path`M${at(-0.02)} 276L${at(0.7)} 264L${at(0.9)} 366L${at(0.18)} 380Z`),
      fill(cloths.linen, path`M${at(0.06)} 282L${at(0.66)} 272L${at(0.82)} 360L${at(0.23)} 372Z`),
      fill(cloths.petrol, path`M${at(0.22)} 272L${at(0.46)} 268L${at(0.48)} 280L${at(0.24)} 284Z`),
      fill(top, bentForearm(person, at(0.66), 352)),
      { paint: edgeOf(top), d: bentForearmEdge(person, at(0.66), 352), width: 2 },
      fill(skins[person.skin], ellipse(at(0.58), 348, 14, 11)),
    ],
  };
}

/** Writes on a clipboard, whose back is seen. */
function noting(person: Person): Pose {
  const at = (share: number) => x(person.build.shoulders * share);
  const top = cloths[person.clothes.colors[0]];
  const skin = skins[person.skin];
  const sleeve = (side: 1 | -1, wristX: number, wristY: number): readonly Shape[] => [
    fill(top, bentForearm(person, wristX, wristY, side)),
    { paint: edgeOf(top), d: bentForearmEdge(person, wristX, wristY, side), width: 2 },
  ];
  return {
    behind: [
      ...legsTogether(person),
      torso(person, hemOf(person, "noting")),
      fill(top, upperArm(person, -1)),
      fill(top, upperArm(person)),
    ],
    before: [
      ...sleeve(-1, at(-0.46), 338),
      fill(cloths.linen, path`M${at(-0.46)} 262L${at(0.2)} 252L${at(0.3)} 336L${at(-0.36)} 346Z`),
      fill(cloths.ink, path`M${at(-0.5)} 270L${at(0.24)} 259L${at(0.34)} 344L${at(-0.4)} 355Z`),
      fill(skin, ellipse(at(-0.42), 336, 14, 11)),
      ...sleeve(1, at(0.46), 286),
      fill(cloths.night, strand(at(0.18), 242, at(0.4), 280, 3)),
      fill(skin, ellipse(at(0.36), 276, 14, 11)),
    ],
  };
}

/** From the right shoulder to the elbow, or from the left one. */
const upperArm = ({ build: { shoulders } }: Person, side: 1 | -1 = 1): string => {
  const at = (share: number) => x(side * shoulders * share);
  return path`M${at(0.72)} ${BOTTOM - 4}H${at(1)}C${at(1.04)} 300 ${at(1.1)} 336 ${at(1.08)} ${ELBOW - 14}C${at(1.06)} ${ELBOW + 8} ${at(0.92)} ${ELBOW + 8} ${at(0.84)} ${ELBOW}C${at(0.8)} 330 ${at(0.78)} 306 ${at(0.72)} 282Z`;
};

const ELBOW = 366;

/** From an elbow to a wrist in front of the body. */
const bentForearm = (
  { build: { shoulders } }: Person,
  wristX: number,
  wristY: number,
  side: 1 | -1 = 1,
): string => {
  const at = (share: number) => x(side * shoulders * share);
  return path`M${at(1.08)} ${ELBOW - 14}C${at(1.06)} ${ELBOW + 8} ${at(0.92)} ${ELBOW + 8} ${at(0.84)} ${ELBOW}L${wristX - side * 11} ${wristY + 12}L${wristX + side * 9} ${wristY - 12}L${at(0.96)} ${ELBOW - 36}Z`;
};

/** The edges at which a forearm meets the body in the same colour. */
const bentForearmEdge = (
  { build: { shoulders } }: Person,
  wristX: number,
  wristY: number,
  side: 1 | -1 = 1,
): string => {
  const at = (share: number) => x(side * shoulders * share);
  return path`M${at(0.84)} ${ELBOW}L${wristX - side * 11} ${wristY + 12}L${wristX + side * 9} ${wristY - 12}L${at(0.96)} ${ELBOW - 36}`;
};

/** The colour of a line that is only visible in the light. */
const edgeOf = ({ shade }: Pair): Pair => ({ shade, light: shade });

/** On a chair, seen from the front, hands in the lap. */
function seated(person: Person): Pose {
  const { shoulders } = person.build;
  const at = (share: number) => x(shoulders * share);
  const wooden = (d: string): Shape => ({ ...fill(cloths.petrol, d), isChair: true });
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

export const poses = { standing, stepping, seated, showing, texting, carrying, noting };

export type PoseName = keyof typeof poses;
