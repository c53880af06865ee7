import { curls, ellipse, strand } from "./paths";

/**
 * Hair, in hundredths of half the face's width and height, from the middle of the face. All paths run clockwise, so that they can
 * be joined to one silhouette.
 */
export interface Hair {
  /** Behind neck and clothes. */
  readonly back?: string;
  /** In front of the face. It extends beyond the head's outline, so that no skin shows at the edge. */
  readonly front?: string;
  /** Folds of cloth in front, always in the shade. */
  readonly folds?: string;
  /** Grey hair in front. */
  readonly streak?: string;
  /** For a turned head: an ear in front, in the colour of the skin. */
  readonly ear?: string;
  /** How far the hair extends to the top and to the sides, at least 100. */
  readonly crown: number;
  readonly sides: number;
  /** Whether the ears are visible. */
  readonly hasEars?: boolean;
}

export const hairStyles = {
  bald: { crown: 100, sides: 100, hasEars: true },

  /** Short at the sides and round on top. */
  afro: {
    back: curls(0, -50, 126, 92, 21),
    front:
      "M-116 -2C-132 -50 -104 -122 0 -122S132 -50 116 -2C108 6 100 4 96 -4C98 -34 88 -56 60 -64C30 -72 -30 -72 -60 -64C-88 -56 -98 -34 -96 -4C-100 4 -108 6 -116 -2Z",
    crown: 150,
    sides: 136,
    hasEars: true,
  },

  /** A bob with a straight fringe, longer towards the chin. */
  bob: {
    back: "M-122 106C-132 20 -134 -130 0 -130S132 20 122 106C80 122 -80 122 -122 106Z",
    front:
      "M-128 108C-136 20 -136 -130 0 -130S136 20 128 108C112 112 98 108 84 100C98 62 100 14 88 -30C40 -40 -40 -40 -88 -30C-100 14 -98 62 -84 100C-98 108 -112 112 -128 108Z",
    crown: 130,
    sides: 130,
  },

  /** Combed up and back from a high forehead. */
  sweep: {
    back: "M-108 12C-118 -80 -80 -124 0 -126S114 -80 108 12Z",
    front:
      "M-108 18C-118 -30 -122 -92 -84 -116C-40 -148 50 -158 104 -122C122 -104 116 -30 108 18L94 14C95 -16 92 -44 76 -66C40 -84 -10 -72 -50 -46C-80 -34 -90 -12 -93 14Z",
    crown: 144,
    sides: 116,
    hasEars: true,
  },

  headscarf: {
    back: "M-120 150C-150 40 -150 -144 6 -144S150 40 128 150Z",
    front:
      "M6 -144C150 -142 148 -10 136 56C130 110 96 146 0 148C-96 146 -130 110 -134 56C-146 -10 -138 -144 6 -144ZM0 -80C-58 -80 -84 -42 -84 8C-84 62 -42 97 0 97S84 62 84 8C84 -42 58 -80 0 -80Z",
    folds:
      "M-88 -44C-78 -84 -40 -100 4 -98C52 -94 84 -60 92 -6C82 -46 54 -80 0 -80C-40 -80 -72 -66 -88 -44ZM-108 72C-70 122 -10 136 44 122C84 112 110 92 128 56C124 104 92 134 40 142C-20 148 -84 126 -108 72Z",
    crown: 144,
    sides: 142,
  },

  /** Shaved sides, a high wave to the left on top. */
  quiff: {
    back: "M-104 10C-112 -70 -80 -112 0 -114S112 -70 104 10Z",
    front:
      "M-105 8C-108 -30 -108 -60 -102 -84C-126 -120 -96 -166 -40 -164C20 -168 86 -142 104 -92C112 -60 108 -30 105 8L94 4C94 -24 94 -44 84 -58C40 -66 -40 -50 -78 -72C-90 -50 -94 -24 -94 4Z",
    crown: 162,
    sides: 112,
    hasEars: true,
  },

  /** Long waves, parted on one side. */
  waves: {
    back: `${curls(0, -14, 134, 116, 14)}${curls(-92, 60, 78, 68, 10)}${curls(92, 60, 78, 68, 10)}`,
    front:
      "M-30 -126C70 -138 130 -90 132 -10C136 30 134 70 112 92C92 70 100 -16 84 -40C66 -72 20 -84 -34 -98C-50 -66 -80 -46 -88 -10C-94 20 -92 70 -112 92C-134 70 -136 30 -132 -10C-134 -80 -100 -120 -30 -126Z",
    crown: 138,
    sides: 170,
  },

  /** Short hair on a head that is turned to the right, with an ear. */
  turnedShort: {
    back: "M-118 6C-126 -80 -70 -126 4 -124C70 -122 110 -84 102 -30L0 30L-74 66C-100 56 -116 40 -118 6Z",
    front:
      "M-118 6C-126 -80 -70 -130 6 -128C78 -126 118 -84 101 -30C92 -38 82 -52 70 -66C30 -60 -10 -58 -34 -46C-40 -22 -38 0 -38 22L-60 60L-78 62C-102 54 -116 36 -118 6Z",
    ear: "M-56 2C-68 -22 -34 -26 -30 4C-28 26 -42 40 -52 36C-62 30 -50 18 -56 2Z",
    crown: 128,
    sides: 120,
  },

  /** Braids gathered high in a large knot. */
  braidedKnot: {
    back: `${ellipse(0, -176, 66, 52)}M-108 14C-118 -80 -80 -126 0 -128S118 -80 108 14Z`,
    front: "M-106 10C-116 -84 -76 -128 0 -128S116 -84 106 10L95 4C96 -40 74 -76 0 -84C-74 -76 -96 -40 -95 4Z",
    crown: 228,
    sides: 112,
    hasEars: true,
  },

  /** A headwrap, knotted on top. */
  wrap: {
    back: "M-112 -10C-124 -84 -80 -150 0 -150S124 -84 112 -10Z",
    front:
      "M-110 -14C-128 -60 -136 -130 -92 -160C-60 -182 -20 -178 4 -166C30 -206 104 -212 122 -164C132 -136 118 -112 112 -96C122 -66 118 -36 110 -14C92 -52 50 -68 0 -68S-92 -52 -110 -14Z",
    folds:
      "M4 -166C-10 -140 -60 -110 -122 -106C-124 -96 -122 -88 -120 -78C-60 -88 -6 -112 18 -148C40 -120 70 -102 112 -96L116 -104C80 -116 40 -132 4 -166Z",
    crown: 190,
    sides: 122,
    hasEars: true,
  },

  /** A ponytail on a head that is turned to the right, with an ear. */
  ponytail: {
    back: "M-88 -30C-126 -40 -138 -10 -136 30C-132 84 -166 128 -216 140C-232 84 -196 60 -204 -6C-214 -96 -140 -132 -84 -74ZM-116 6C-126 -80 -70 -126 4 -124C70 -122 110 -84 102 -30L0 30L-60 74C-96 60 -114 40 -116 6Z",
    front:
      "M-116 6C-126 -80 -70 -128 4 -126C74 -124 112 -84 101 -26C90 -40 76 -66 60 -80C20 -66 -20 -54 -36 -40C-42 -16 -40 0 -40 20L-44 40L-46 76C-54 80 -62 76 -70 70C-98 54 -114 34 -116 6Z",
    ear: "M-60 4C-70 -20 -34 -24 -30 6C-28 28 -44 40 -54 36C-64 30 -54 20 -60 4Z",
    crown: 126,
    sides: 120,
  },

  /** Thin on top, full at the sides. */
  receding: {
    back: "M-116 40C-126 -6 -112 -52 -72 -72L-50 36ZM116 40C126 -6 112 -52 72 -72L50 36Z",
    front:
      "M-116 40C-126 -6 -112 -52 -72 -72C-84 -46 -88 -34 -90 -20C-92 0 -94 14 -96 32C-104 42 -112 44 -116 40ZM116 40C126 -6 112 -52 72 -72C84 -46 88 -34 90 -20C92 0 94 14 96 32C104 42 112 44 116 40Z",
    ear: `${ellipse(-106, 18, 13, 20)}${ellipse(106, 18, 13, 20)}`,
    crown: 100,
    sides: 118,
  },

  /** Short, with a side parting and tufts that stand out at the crown. */
  pixie: {
    back: "M-110 14C-124 -70 -84 -128 0 -128S124 -70 110 14Z",
    front:
      "M-110 22C-124 -28 -122 -92 -80 -116C-64 -136 -40 -146 -18 -140C2 -158 30 -154 44 -142C66 -154 92 -142 98 -118C124 -92 124 -28 110 22C102 26 94 20 93 8C94 -20 90 -40 80 -54C66 -46 36 -50 14 -74C-6 -44 -50 -30 -84 -34C-92 -20 -93 -6 -93 8C-94 20 -102 26 -110 22Z",
    ear: `${ellipse(-101, 22, 13, 18)}${ellipse(101, 22, 13, 18)}`,
    crown: 146,
    sides: 118,
  },

  /** Curls in a loose knot at the neck. */
  gathered: {
    back: `${curls(-100, 92, 52, 44, 9)}M-120 30C-130 -80 -84 -130 0 -130S130 -80 120 30C110 70 -110 90 -120 30Z`,
    front:
      "M-118 34C-134 -20 -128 -96 -76 -120C-50 -140 40 -146 78 -118C128 -96 132 -20 116 34C104 34 96 16 94 -6C90 -36 70 -66 24 -80C4 -50 -54 -60 -76 -30C-90 -12 -92 14 -98 34C-104 38 -112 38 -118 34Z",
    streak: "M24 -80C40 -114 88 -108 108 -64C116 -44 118 -26 116 -6C106 -50 78 -84 24 -80Z",
    crown: 138,
    sides: 126,
  },

  /** The hair below a flat cap, on a head that is turned to the right, with an ear. */
  flatCap: {
    back: "M-114 -30L60 -40L0 30L-74 70C-104 54 -122 20 -114 -30Z",
    front: "M-114 -30L-36 -44C-40 -20 -38 0 -38 20L-42 40L-60 68L-74 70C-104 54 -122 20 -114 -30Z",
    ear: "M-56 4C-68 -20 -34 -24 -30 6C-28 28 -42 42 -52 38C-62 32 -50 20 -56 4Z",
    crown: 138,
    sides: 118,
  },

  /** Long and straight, parted in the middle. */
  long: {
    back: "M-122 150C-134 40 -132 -128 0 -128S134 40 122 150C80 162 -80 162 -122 150Z",
    front:
      "M0 -128C84 -130 130 -80 128 20C130 70 130 110 124 152C112 160 100 158 90 150C100 90 104 10 86 -26C62 -58 22 -80 0 -96C-22 -80 -62 -58 -86 -26C-104 10 -100 90 -90 150C-100 158 -112 160 -124 152C-130 110 -130 70 -128 20C-130 -80 -84 -130 0 -128Z",
    crown: 128,
    sides: 128,
  },

  /** Cut very short. */
  buzz: {
    back: "M-104 0C-110 -74 -78 -116 0 -116S110 -74 104 0Z",
    front:
      "M-106 2C-114 -80 -76 -118 0 -118S114 -80 106 2L96 0C96 -26 92 -46 78 -58C46 -70 -46 -70 -78 -58C-92 -46 -96 -26 -96 0Z",
    crown: 118,
    sides: 108,
    hasEars: true,
  },

  /** Locs that fall to the jaw. */
  locs: {
    back: [
      ellipse(0, -40, 112, 88),
      strand(-96, -30, -146, 62, 17),
      strand(-98, -20, -118, 106, 17),
      strand(96, -30, 146, 44, 17),
      strand(98, -20, 122, 124, 17),
    ].join(""),
    front: [
      "M-116 -16C-120 -100 -64 -136 8 -136S120 -100 116 -16L95 4C92 -30 78 -58 54 -74C20 -54 -40 -56 -74 -36C-86 -24 -92 -10 -95 4Z",
      strand(-100, -40, -108, 70, 17),
      strand(100, -40, 106, 84, 17),
      strand(-60, -90, -128, 14, 17),
      strand(60, -90, 130, 4, 17),
      strand(20, -110, -50, -34, 15),
      strand(40, -110, 66, -36, 15),
      strand(-40, -110, -66, -126, 18),
      strand(-10, -120, -16, -146, 18),
      strand(30, -120, 40, -142, 18),
      strand(60, -110, 88, -112, 18),
    ].join(""),
    crown: 164,
    sides: 152,
  },
} as const satisfies Record<string, Hair>;

export type HairStyleName = keyof typeof hairStyles;
