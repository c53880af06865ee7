/** The tokens of a colour: in the shade, and in the light. */
export interface Pair {
  readonly shade: string;
  readonly light: string;
}

const pair = (shade: string, light: string): Pair => ({ shade, light });

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
  night: pair("night-900", "night-700"),
  ink: pair("night-800", "night-600"),
  petrol: pair("night-600", "night-500"),
  steel: pair("night-500", "sky-400"),
  sky: pair("sky-400", "sky-300"),
  mist: pair("sky-300", "sky-200"),
  dew: pair("sky-200", "sky-50"),
  linen: pair("rule", "paper"),
  straw: pair("dusk-100", "straw"),
  butter: pair("hair-sand", "butter"),
  ember: pair("ember-700", "ember-600"),
  coral: pair("ember-600", "coral"),
  leaf: pair("leaf-700", "leaf-600"),
} as const;

export type SkinName = keyof typeof skins;
export type HairColorName = keyof typeof hairColors;
export type ClothName = keyof typeof cloths;
