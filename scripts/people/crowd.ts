import { cast } from "./cast";
import type { Figure } from "./silhouette";

/**
 * The people of a crowd. A crowd of any size repeats these few, as silhouettes or lit. Dana is one of them.
 */
export const crowd = {
  dana: cast.dana,
  afro: {
    skin: 5,
    face: { outline: "oval", y: 108, width: 34, height: 42 },
    build: { neck: 15, top: 170, shoulders: 84, slope: 18 },
    hair: { style: "afro", color: "brown" },
    clothes: { cut: "scoop", colors: ["butter", "butter"] },
  },
  bald: {
    skin: 4,
    face: { outline: "square", y: 106, width: 36, height: 42 },
    build: { neck: 22, top: 166, shoulders: 94, slope: 20 },
    hair: { style: "bald", color: "black" },
    clothes: { cut: "scoop", colors: ["dew", "dew"] },
  },
  bob: {
    skin: 2,
    face: { outline: "heart", y: 110, width: 32, height: 40 },
    build: { neck: 12, top: 172, shoulders: 66, slope: 26 },
    hair: { style: "bob", color: "auburn" },
    clothes: { cut: "scoop", colors: ["coral", "coral"] },
  },
  headscarf: {
    skin: 4,
    face: { outline: "oval", y: 108, width: 34, height: 42 },
    build: { neck: 14, top: 176, shoulders: 80, slope: 24 },
    hair: { style: "headscarf", color: "coral" },
    clothes: { cut: "scoop", colors: ["petrol", "petrol"] },
  },
  sweep: {
    skin: 1,
    face: { outline: "oval", y: 98, width: 30, height: 45 },
    build: { neck: 13, top: 168, shoulders: 70, slope: 30 },
    hair: { style: "sweep", color: "sand" },
    clothes: { cut: "scoop", colors: ["ember", "ember"] },
  },
  ponytail: {
    skin: 6,
    face: { outline: "turned", y: 108, width: 33, height: 40 },
    build: { neck: 13, top: 172, shoulders: 70, slope: 22 },
    hair: { style: "ponytail", color: "black" },
    clothes: { cut: "scoop", colors: ["dew", "dew"] },
  },
  waves: {
    skin: 3,
    face: { outline: "round", y: 106, width: 34, height: 40 },
    build: { neck: 16, top: 170, shoulders: 88, slope: 26 },
    hair: { style: "waves", color: "black" },
    clothes: { cut: "scoop", colors: ["leaf", "leaf"] },
  },
  flatCap: {
    skin: 3,
    face: { outline: "turned", y: 108, width: 34, height: 42 },
    build: { neck: 14, top: 172, shoulders: 72, slope: 34 },
    hair: { style: "flatCap", color: "grey" },
    extras: ["flatCap"],
    clothes: { cut: "scoop", colors: ["sky", "sky"] },
  },
} as const satisfies Record<string, Figure>;
