import { crowd } from "./crowd";
import type { Figure } from "./silhouette";

/** People without a name, for scenes: patients and employees, and a doctor. Whoever has a name plays one part only. */
export const neighbors = {
  long: {
    skin: 2,
    face: { outline: "oval", y: 108, width: 33, height: 41 },
    build: { neck: 13, top: 172, shoulders: 70, slope: 24 },
    hair: { style: "long", color: "black" },
    clothes: { cut: "cardigan", colors: ["ember", "coral", "linen"], trousers: "ink" },
  },
  buzz: {
    skin: 6,
    face: { outline: "square", y: 106, width: 34, height: 42 },
    build: { neck: 19, top: 168, shoulders: 90, slope: 18 },
    hair: { style: "buzz", color: "black" },
    clothes: { cut: "crew", colors: ["ink", "petrol"], trousers: "mist" },
  },
  afro: {
    ...crowd.afro,
    clothes: { cut: "hoodie", colors: ["steel", "sky", "linen"], trousers: "night" },
  },
  bald: { ...crowd.bald, clothes: { cut: "openShirt", colors: ["mist", "dew"], trousers: "ink" } },
  bob: { ...crowd.bob, clothes: { cut: "turtleneck", colors: ["coral", "coral"], trousers: "night" } },
  headscarf: {
    ...crowd.headscarf,
    clothes: { cut: "drape", colors: ["petrol", "coral"], trousers: "night" },
  },
  sweep: { ...crowd.sweep, clothes: { cut: "shirt", colors: ["ember", "coral"], trousers: "ink" } },
  waves: { ...crowd.waves, clothes: { cut: "jacket", colors: ["leaf", "leaf", "linen"], trousers: "ink" } },
  doctor: {
    skin: 3,
    face: { outline: "heart", y: 108, width: 33, height: 41 },
    build: { neck: 13, top: 172, shoulders: 72, slope: 24 },
    hair: { style: "long", color: "brown" },
    clothes: { cut: "doctorsCoat", colors: ["dew", "linen", "sky"], trousers: "petrol" },
  },
} as const satisfies Record<string, Figure>;
