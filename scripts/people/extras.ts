import { cloths, type Pair } from "./palette";
import { ellipse } from "./paths";

export interface Extra {
  /** A path in hundredths of the face, from its middle. */
  readonly d: string;
  /** The colour. By default that of the hair. */
  readonly paint?: Pair;
  /** For lines: the stroke width in units of the niche. */
  readonly width?: number;
  /** For beards: the lower end, below the middle of the face. */
  readonly chin?: number;
  /** Whether it is behind the face. */
  readonly isBehind?: boolean;
}

const roundGlasses = `${ellipse(-44, 4, 32, 26)}${ellipse(44, 4, 32, 26)}M-12 0C-6 -6 6 -6 12 0M-76 0L-100 -8M76 0L100 -8`;
const squareGlasses =
  "M-82 -16L-12 -16L-16 18C-20 28 -70 28 -76 18ZM82 -16L12 -16L16 18C20 28 70 28 76 18ZM-12 -10L12 -10M-82 -10L-102 -14M82 -10L102 -14";

export const extras = {
  roundGlasses: [{ d: roundGlasses, paint: cloths.night, width: 2.6 }],
  goldGlasses: [{ d: roundGlasses, paint: cloths.butter, width: 2.4 }],
  squareGlasses: [{ d: squareGlasses, paint: cloths.night, width: 3 }],
  nightGlasses: [{ d: roundGlasses, paint: cloths.night, width: 2.8 }],
  fullBeard: [
    {
      d: "M-106 -4C-98 4 -94 24 -86 40C-74 60 -56 50 -44 42C-30 30 -14 30 0 36C14 30 30 30 44 42C56 50 74 60 86 40C94 24 98 4 106 -4C116 60 88 128 0 132C-88 128 -116 60 -106 -4Z",
      chin: 132,
    },
  ],
  longBeard: [
    {
      d: "M-62 34C-40 56 -14 60 4 46C22 32 44 32 58 38C72 32 90 34 95 44C104 80 98 132 56 150C4 156 -46 116 -70 62Z",
      chin: 151,
    },
  ],
  shortBeard: [
    {
      d: "M-104 4C-98 14 -94 34 -84 50C-70 64 -54 58 -42 48C-28 38 -14 38 0 42C14 38 28 38 42 48C54 58 70 64 84 50C94 34 98 14 104 4C106 50 92 82 62 96C30 110 -30 110 -62 96C-92 82 -106 50 -104 4Z",
      chin: 107,
    },
  ],
  moustache: [
    {
      d: "M0 40C16 30 44 36 56 62C36 64 16 60 0 54C-16 60 -36 64 -56 62C-44 36 -16 30 0 40Z",
    },
  ],
  hoops: [
    {
      d: `${ellipse(-106, 48, 16, 13)}${ellipse(106, 48, 16, 13)}`,
      paint: cloths.butter,
      width: 3,
      isBehind: true,
    },
  ],
  drops: [
    { d: `${ellipse(-106, 44, 11, 9)}${ellipse(106, 44, 11, 9)}`, paint: cloths.butter, isBehind: true },
  ],
  flatCap: [
    {
      d: "M-118 -30C-126 -90 -90 -134 -10 -138C70 -142 116 -110 118 -60C130 -50 150 -44 158 -30C140 -22 110 -26 80 -32C20 -46 -50 -44 -118 -30Z",
      paint: cloths.ember,
    },
  ],
} as const satisfies Record<string, readonly Extra[]>;

export type ExtraName = keyof typeof extras;
