import { cast } from "./cast";
import type { Figure } from "./figure";

const color = "black";

/**
 * The people of a crowd, who are silhouettes without colours of their own. A crowd of any size repeats these few. Dana is one of
 * them.
 */
export const crowd = {
  dana: cast.dana,
  afro: {
    face: { outline: "oval", y: 108, width: 34, height: 42 },
    build: { neck: 15, top: 170, shoulders: 84, slope: 18 },
    hair: { style: "afro", color },
  },
  bald: {
    face: { outline: "square", y: 106, width: 36, height: 42 },
    build: { neck: 22, top: 166, shoulders: 94, slope: 20 },
    hair: { style: "bald", color },
  },
  bob: {
    face: { outline: "heart", y: 110, width: 32, height: 40 },
    build: { neck: 12, top: 172, shoulders: 66, slope: 26 },
    hair: { style: "bob", color },
  },
  headscarf: {
    face: { outline: "oval", y: 108, width: 34, height: 42 },
    build: { neck: 14, top: 176, shoulders: 80, slope: 24 },
    hair: { style: "headscarf", color },
  },
  sweep: {
    face: { outline: "oval", y: 98, width: 30, height: 45 },
    build: { neck: 13, top: 168, shoulders: 70, slope: 30 },
    hair: { style: "sweep", color },
  },
  ponytail: {
    face: { outline: "turned", y: 108, width: 33, height: 40 },
    build: { neck: 13, top: 172, shoulders: 70, slope: 22 },
    hair: { style: "ponytail", color },
  },
  waves: {
    face: { outline: "round", y: 106, width: 34, height: 40 },
    build: { neck: 16, top: 170, shoulders: 88, slope: 26 },
    hair: { style: "waves", color },
  },
  flatCap: {
    face: { outline: "turned", y: 108, width: 34, height: 42 },
    build: { neck: 14, top: 172, shoulders: 72, slope: 34 },
    hair: { style: "flatCap", color },
    extras: ["flatCap"],
  },
} as const satisfies Record<string, Figure>;
