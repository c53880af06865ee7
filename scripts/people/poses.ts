import { forearm, hand, hangingArm, upperArm, type Place } from "./arms";
import { HEM, LAP, legsInStep, legsSeated, legsTogether, trousersOf } from "./legs";
import { cloths, folded, skins } from "./palette";
import { path, strand } from "./paths";
import { fill, type Shape } from "./shape";
import type { Figure } from "./silhouette";
import { BOTTOM, MIDDLE, SEATED_FEET } from "./stage";

/** What is below the bust. */
interface Pose {
  /** Behind the bust, from back to front. */
  readonly behind: readonly Shape[];
  /** In front of it. */
  readonly before: readonly Shape[];
}

/** Where a long coat ends. */
const COAT_HEM = 520;
const LONG_CUTS: ReadonlySet<string> = new Set(["doctorsCoat", "drape", "cardigan"]);

const isLong = ({ clothes: { cut } }: Figure) => LONG_CUTS.has(cut);

const topOf = ({ clothes: { colors } }: Figure) => cloths[colors[0]];

/** Converts shares of the shoulders' half width to coordinates. */
const across =
  ({ build: { shoulders } }: Figure) =>
  (share: number) =>
    MIDDLE + shoulders * share;

/** From the shoulders to the hem, with a waist. */
function torso(figure: Figure, hem: number): Shape {
  const at = across(figure);
  const half = hem > HEM ? 0.8 : 0.71;
  return fill(
    topOf(figure),
    path`M${at(-0.82)} ${BOTTOM - 6}H${at(0.82)}C${at(0.72)} 300 ${at(0.66)} 326 ${at(0.64)} 350C${at(0.65)} 380 ${at(half)} 400 ${at(half)} ${hem - 6}Q${at(half)} ${hem} ${at(half - 0.07)} ${hem}H${at(0.07 - half)}Q${at(-half)} ${hem} ${at(-half)} ${hem - 6}C${at(-half)} 400 ${at(-0.65)} 380 ${at(-0.64)} 350C${at(-0.66)} 326 ${at(-0.72)} 300 ${at(-0.82)} ${BOTTOM - 6}Z`,
  );
}

/** The body of somebody who stands. A long coat is open below. */
function standingBody(figure: Figure): readonly Shape[] {
  const slit = path`M${MIDDLE} ${HEM}L${MIDDLE + 9} ${COAT_HEM}H${MIDDLE - 9}Z`;
  return [
    ...legsTogether(figure),
    torso(figure, isLong(figure) ? COAT_HEM : HEM),
    ...(isLong(figure) ? [fill(folded(trousersOf(figure)), slit)] : []),
  ];
}

/** The body of somebody in step. A long coat swings back, and opens in front of the legs. */
function bodyInStep(figure: Figure): readonly Shape[] {
  const at = across(figure);
  const top = topOf(figure);
  const skirt = [
    fill(
      folded(top),
      path`M${at(-0.6)} 360H${at(0.3)}L${MIDDLE + 4} ${COAT_HEM - 8}C${MIDDLE - 20} ${COAT_HEM} ${MIDDLE - 50} ${COAT_HEM} ${MIDDLE - 78} ${COAT_HEM - 16}C${MIDDLE - 66} 470 ${at(-0.68)} 420 ${at(-0.6)} 360Z`,
    ),
    fill(
      top,
      path`M${at(-0.64)} 356H${at(0.64)}C${at(0.7)} 410 ${MIDDLE + 62} 460 ${MIDDLE + 72} ${COAT_HEM - 14}C${MIDDLE + 54} ${COAT_HEM - 4} ${MIDDLE + 36} ${COAT_HEM - 2} ${MIDDLE + 22} ${COAT_HEM - 6}L${MIDDLE} ${HEM}L${MIDDLE - 26} ${COAT_HEM - 2}C${MIDDLE - 46} ${COAT_HEM - 2} ${MIDDLE - 62} ${COAT_HEM - 8} ${MIDDLE - 76} ${COAT_HEM - 18}C${MIDDLE - 64} 470 ${at(-0.7)} 410 ${at(-0.64)} 356Z`,
    ),
  ];
  return [...legsInStep(figure), ...(isLong(figure) ? skirt : []), torso(figure, HEM)];
}

/** Where a line down the front ends. Below it a long coat is open. */
export const frontEnd = (pose: PoseName): number => (pose === "seated" ? LAP : HEM);

function standing(figure: Figure): Pose {
  return {
    behind: [...standingBody(figure), ...hangingArm(figure, -1), ...hangingArm(figure, 1)],
    before: [],
  };
}

/** Walks to the right. The arms swing. */
function stepping(figure: Figure): Pose {
  return {
    behind: [
      ...bodyInStep(figure),
      ...hangingArm(figure, -1, [1, 336], [1.06, 398]),
      ...hangingArm(figure, 1, [0.98, 340], [1.04, 396]),
    ],
    before: [],
  };
}

/** Holds a phone in front of the chest. */
function texting(figure: Figure): Pose {
  const at = across(figure);
  const [elbow, wrist]: [Place, Place] = [
    [1.02, 344],
    [0.5, 304],
  ];
  const skin = skins[figure.skin];
  return {
    behind: [...standingBody(figure), ...hangingArm(figure, -1), ...upperArm(figure, 1, elbow)],
    before: [
      ...forearm(figure, 1, elbow, wrist, { isInFront: true }),
      fill(skin, strand(at(0.46), 300, at(0.36), 290, 8)),
      fill(cloths.night, path`M${at(0.12)} 232L${at(0.48)} 226L${at(0.58)} 288L${at(0.22)} 294Z`),
      fill(cloths.dew, path`M${at(0.16)} 236L${at(0.45)} 231.5L${at(0.53)} 282L${at(0.25)} 287Z`),
      fill(skin, strand(at(0.42), 298, at(0.4), 278, 4.5)),
    ],
  };
}

/** Writes on a clipboard, whose back is seen. */
function noting(figure: Figure): Pose {
  const at = across(figure);
  const [leftElbow, leftWrist]: [Place, Place] = [
    [1, 348],
    [0.5, 340],
  ];
  const [rightElbow, rightWrist]: [Place, Place] = [
    [1.02, 344],
    [0.5, 292],
  ];
  return {
    behind: [...standingBody(figure), ...upperArm(figure, -1, leftElbow), ...upperArm(figure, 1, rightElbow)],
    before: [
      ...forearm(figure, -1, leftElbow, leftWrist, { isInFront: true }),
      fill(cloths.linen, path`M${at(-0.46)} 262L${at(0.2)} 252L${at(0.3)} 336L${at(-0.36)} 346Z`),
      fill(cloths.wood, path`M${at(-0.5)} 270L${at(0.24)} 259L${at(0.34)} 344L${at(-0.4)} 355Z`),
      ...hand(figure, -1, leftElbow, leftWrist),
      ...forearm(figure, 1, rightElbow, rightWrist, { isInFront: true }),
      fill(cloths.night, strand(at(0.22), 242, at(0.38), 282, 2.6)),
      ...hand(figure, 1, rightElbow, rightWrist),
    ],
  };
}

/** Types on a laptop that lies on the other arm. The back of its screen is seen. */
function typing(figure: Figure): Pose {
  const at = across(figure);
  const [elbow, leftWrist, rightWrist]: [Place, Place, Place] = [
    [1, 348],
    [0.44, 352],
    [0.62, 332],
  ];
  return {
    behind: [...standingBody(figure), ...upperArm(figure, -1, elbow), ...upperArm(figure, 1, elbow)],
    before: [
      ...forearm(figure, 1, elbow, rightWrist, { isInFront: true }),
      ...hand(figure, 1, elbow, rightWrist),
      fill(
        cloths.linen,
        path`M${at(-0.56)} 262Q${at(-0.56)} 256 ${at(-0.48)} 256H${at(0.48)}Q${at(0.56)} 256 ${at(0.56)} 262L${at(0.62)} 338H${at(-0.62)}Z`,
      ),
      fill(folded(cloths.linen), path`M${at(-0.66)} 336H${at(0.66)}L${at(0.62)} 345H${at(-0.62)}Z`),
      fill(cloths.butter, strand(at(0) - 0.1, 298, at(0) + 0.1, 298, 7)),
      ...forearm(figure, -1, elbow, leftWrist, { isInFront: true }),
      ...hand(figure, -1, elbow, leftWrist, 1),
    ],
  };
}

/** Holds up a tablet with a chart, for others to see. */
function presenting(figure: Figure): Pose {
  const at = across(figure);
  const [elbow, wrist]: [Place, Place] = [
    [1.02, 346],
    [0.66, 322],
  ];
  const bar = (share: number, top: number, paint = cloths.sky) =>
    fill(paint, path`M${at(share)} ${top}H${at(share + 0.15)}V310H${at(share)}Z`);
  return {
    behind: [...standingBody(figure), ...upperArm(figure, -1, elbow), ...upperArm(figure, 1, elbow)],
    before: [
      ...forearm(figure, -1, elbow, wrist, { isInFront: true }),
      ...forearm(figure, 1, elbow, wrist, { isInFront: true }),
      ...hand(figure, -1, elbow, wrist, 1),
      ...hand(figure, 1, elbow, wrist, 1),
      fill(
        cloths.night,
        path`M${at(-0.58)} 250Q${at(-0.58)} 244 ${at(-0.5)} 244H${at(0.5)}Q${at(0.58)} 244 ${at(0.58)} 250V318Q${at(0.58)} 324 ${at(0.5)} 324H${at(-0.5)}Q${at(-0.58)} 324 ${at(-0.58)} 318Z`,
      ),
      fill(cloths.dew, path`M${at(-0.5)} 251H${at(0.5)}V317H${at(-0.5)}Z`),
      bar(-0.38, 292),
      bar(-0.14, 280),
      bar(0.1, 268),
      bar(0.28, 258, cloths.coral),
      ...[-1, 1].map((side) =>
        fill(skins[figure.skin], strand(at(side * 0.6), 322, at(side * 0.47), 306, 4.2)),
      ),
    ],
  };
}

/** Raises a hand to greet. */
function greeting(figure: Figure): Pose {
  const [elbow, wrist]: [Place, Place] = [
    [1.2, 326],
    [1.36, 252],
  ];
  const at = across(figure);
  const skin = skins[figure.skin];
  const palm = at(1.36) + 3;
  return {
    behind: [
      ...standingBody(figure),
      ...hangingArm(figure, -1),
      fill(skin, strand(palm - 2, 254, palm + 2, 232, 9)),
      ...[-8, -3, 3, 8].map((spread, index) =>
        fill(
          skin,
          strand(palm + spread * 0.7, 230, palm + 2 + spread * 1.3, [212, 206, 207, 213][index] ?? 212, 3),
        ),
      ),
      fill(skin, strand(palm - 6, 240, palm - 15, 229, 3.4)),
      ...forearm(figure, 1, elbow, wrist),
      ...upperArm(figure, 1, elbow),
    ],
    before: [],
  };
}

/** Stands with arms crossed. */
function crossed(figure: Figure): Pose {
  const [elbow, leftWrist, rightWrist]: [Place, Place, Place] = [
    [1, 342],
    [-0.46, 318],
    [-0.5, 312],
  ];
  const at = across(figure);
  const skin = skins[figure.skin];
  return {
    behind: [...standingBody(figure), ...upperArm(figure, -1, elbow), ...upperArm(figure, 1, elbow)],
    before: [
      ...forearm(figure, -1, elbow, leftWrist, { isInFront: true }),
      fill(skin, strand(at(0.5), 316, at(0.7), 308, 7)),
      ...forearm(figure, 1, elbow, rightWrist, { isInFront: true }),
      ...hand(figure, 1, elbow, rightWrist),
    ],
  };
}

/** On a chair, seen from the front, hands on the thighs. */
function seated(figure: Figure): Pose {
  const at = across(figure);
  const [elbow, wrist]: [Place, Place] = [
    [1.02, 344],
    [0.62, 396],
  ];
  const [back, seat] = [BOTTOM - 34, 414];
  const wooden = (d: string): Shape => ({ ...fill(cloths.wood, d), isChair: true });
  return {
    behind: [
      wooden(
        path`M${at(-1.08)} ${seat}V${back + 22}Q${at(-1.08)} ${back} ${at(-0.82)} ${back}H${at(0.82)}Q${at(1.08)} ${back} ${at(1.08)} ${back + 22}V${seat}Z`,
      ),
      ...[-1, 1].map((side) =>
        wooden(
          path`M${at(side * 1.02)} ${seat + 10}H${at(side * 0.92)}L${at(side)} ${SEATED_FEET}H${at(side * 1.1)}Z`,
        ),
      ),
      {
        ...fill(folded(cloths.wood), path`M${at(-1.08)} ${seat - 4}H${at(1.08)}V${seat + 14}H${at(-1.08)}Z`),
        isChair: true,
      },
      ...legsSeated(figure),
      torso(figure, LAP + 10),
      ...upperArm(figure, -1, elbow),
      ...upperArm(figure, 1, elbow),
    ],
    before: ([-1, 1] as const).flatMap((side) => [
      ...forearm(figure, side, elbow, wrist, { isInFront: true }),
      ...hand(figure, side, elbow, wrist),
    ]),
  };
}

export const poses = {
  standing,
  stepping,
  seated,
  texting,
  noting,
  typing,
  presenting,
  greeting,
  crossed,
};

export type PoseName = keyof typeof poses;
