/** The tokens of a colour: in the shade, and in the light. */
export interface Pair {
  readonly shade: string;
  readonly light: string;
}

/** A cloth also has a colour for what another part of it covers from the light. */
export interface Cloth extends Pair {
  readonly fold: string;
}

const pair = (shade: string, light: string): Pair => ({ shade, light });
const cloth = (fold: string, shade: string, light: string): Cloth => ({ fold, shade, light });

/** One step darker, in the shade and in the light: for edges and for what lies behind. */
export const folded = ({ fold, shade }: Cloth): Pair => ({ shade: fold, light: shade });

/** From the lightest to the darkest. */
export const skins = {
  1: pair("skin-1-shade", "skin-1"),
  2: pair("skin-2-shade", "skin-2"),
  3: pair("skin-3-shade", "skin-3"),
  4: pair("skin-4-shade", "skin-4"),
  5: pair("skin-5-shade", "skin-5"),
  6: pair("skin-6-shade", "skin-6"),
} as const;

export const hairColors = {
  black: pair("hair-black-shade", "hair-black"),
  brown: pair("hair-brown-shade", "hair-brown"),
  auburn: pair("hair-auburn-shade", "hair-auburn"),
  sand: pair("hair-sand-shade", "hair-sand"),
  grey: pair("hair-grey-shade", "hair-grey"),
  white: pair("hair-white-shade", "hair-white"),
} as const;

export const cloths = {
  night: cloth("night-950", "night-900", "night-700"),
  ink: cloth("night-900", "night-800", "night-600"),
  petrol: cloth("night-700", "night-600", "night-500"),
  steel: cloth("night-600", "night-500", "sky-400"),
  sky: cloth("night-500", "sky-400", "sky-300"),
  mist: cloth("sky-400", "sky-300", "sky-200"),
  dew: cloth("sky-300", "sky-200", "sky-50"),
  linen: cloth("sky-200", "rule", "paper"),
  straw: cloth("dusk-200", "dusk-100", "straw"),
  butter: cloth("hair-sand-shade", "hair-sand", "butter"),
  ember: cloth("hair-auburn-shade", "ember-700", "ember-600"),
  coral: cloth("ember-700", "ember-600", "coral"),
  leaf: cloth("night-800", "leaf-700", "leaf-600"),
  wood: cloth("hair-black-shade", "hair-brown-shade", "hair-brown"),
} as const;

export type SkinName = keyof typeof skins;
export type HairColorName = keyof typeof hairColors;
export type ClothName = keyof typeof cloths;
