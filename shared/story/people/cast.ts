import type { Build, Outfit } from "./clothes";
import type { ExtraName } from "./extras";
import type { FaceName } from "./faces";
import type { HairStyleName } from "./hair";
import type { ClothName, HairColorName, HourName, SkinName } from "./palette";

/** The parts of a person that shape the silhouette. */
export interface Figure {
  readonly face: {
    readonly outline: FaceName;
    /** The middle of the face, half its width and half its height. */
    readonly y: number;
    readonly width: number;
    readonly height: number;
    /** Whether the head is turned to the left. Without it turned heads look to the right. */
    readonly isMirrored?: true;
  };
  readonly build: Build;
  readonly hair: { readonly style: HairStyleName; readonly color: HairColorName | ClothName };
  readonly extras?: readonly ExtraName[];
}

/** A person of the cast. All measures are in units of the niche: see niche.ts. */
export interface Person extends Figure {
  readonly name: string;
  /** The hour that colours the background of the photo. */
  readonly hour: HourName;
  /** Another hour in front of a dawn, in which backgrounds of straw or butter would dissolve. */
  readonly hourAtDawn?: HourName;
  readonly skin: SkinName;
  readonly clothes: Outfit;
}

/** Everybody with a face on this site: leaders, authors, people who are quoted, and Dana with two neighbors. */
export const cast = {
  ingridOkaforBell: {
    name: "Ingrid Okafor-Bell",
    hour: 1,
    skin: 5,
    face: { outline: "oval", y: 112, width: 33, height: 42 },
    build: { neck: 14, top: 172, shoulders: 74, slope: 20 },
    hair: { style: "afro", color: "white" },
    clothes: { cut: "suit", colors: ["ember", "ember", "linen"] },
    extras: ["hoops"],
  },
  tomasRuelle: {
    name: "Tomas Ruelle, MD",
    hour: 2,
    skin: 3,
    face: { outline: "square", y: 104, width: 35, height: 43 },
    build: { neck: 18, top: 168, shoulders: 84, slope: 22 },
    hair: { style: "bald", color: "white" },
    clothes: { cut: "doctorsCoat", colors: ["dew", "linen", "sky"] },
    extras: ["fullBeard", "squareGlasses"],
  },
  sooJinHallam: {
    name: "Soo-jin Hallam, PhD",
    hour: 3,
    skin: 2,
    face: { outline: "heart", y: 108, width: 33, height: 41 },
    build: { neck: 12, top: 172, shoulders: 66, slope: 24 },
    hair: { style: "bob", color: "black" },
    clothes: { cut: "turtleneck", colors: ["straw", "straw"] },
  },
  wendellAchterberg: {
    name: "Wendell Achterberg",
    hour: 4,
    skin: 1,
    face: { outline: "oval", y: 96, width: 30, height: 46 },
    build: { neck: 14, top: 168, shoulders: 72, slope: 30 },
    hair: { style: "sweep", color: "grey" },
    clothes: { cut: "shirt", colors: ["petrol", "steel"] },
    extras: ["roundGlasses"],
  },
  nadiaBenhaddou: {
    name: "Nadia Benhaddou",
    hour: 5,
    hourAtDawn: 4,
    skin: 3,
    face: { outline: "oval", y: 106, width: 34, height: 42 },
    build: { neck: 14, top: 174, shoulders: 76, slope: 24 },
    hair: { style: "headscarf", color: "leaf" },
    clothes: { cut: "drape", colors: ["ink", "leaf", "petrol"] },
  },
  mateoVillarealNg: {
    name: "Mateo Villareal-Ng",
    hour: 6,
    hourAtDawn: 2,
    skin: 3,
    face: { outline: "square", y: 106, width: 34, height: 42 },
    build: { neck: 20, top: 170, shoulders: 92, slope: 14 },
    hair: { style: "quiff", color: "black" },
    clothes: { cut: "openShirt", colors: ["mist", "dew"] },
    extras: ["shortBeard"],
  },
  joellePetrosyan: {
    name: "Joelle Petrosyan",
    hour: 4,
    skin: 2,
    face: { outline: "oval", y: 104, width: 33, height: 41 },
    build: { neck: 13, top: 170, shoulders: 72, slope: 22 },
    hair: { style: "waves", color: "auburn" },
    clothes: { cut: "jacket", colors: ["steel", "sky", "linen"] },
  },
  devMarchetti: {
    name: "Dev Marchetti",
    hour: 5,
    hourAtDawn: 3,
    skin: 4,
    face: { outline: "turned", y: 106, width: 35, height: 42 },
    build: { neck: 17, top: 172, shoulders: 82, slope: 18 },
    hair: { style: "turnedShort", color: "black" },
    clothes: { cut: "crew", colors: ["ember", "ember"] },
    extras: ["longBeard"],
  },
  amaraLindqvist: {
    name: "Amara Lindqvist, PhD",
    hour: 3,
    skin: 6,
    face: { outline: "oval", y: 122, width: 32, height: 41 },
    build: { neck: 12, top: 182, shoulders: 68, slope: 22 },
    hair: { style: "braidedKnot", color: "black" },
    clothes: { cut: "scoop", colors: ["butter", "butter"] },
    extras: ["goldGlasses"],
  },
  delphineOseiMarsh: {
    name: "Delphine Osei-Marsh",
    hour: 2,
    skin: 6,
    face: { outline: "round", y: 114, width: 37, height: 40 },
    build: { neck: 18, top: 174, shoulders: 88, slope: 26 },
    hair: { style: "wrap", color: "coral" },
    clothes: { cut: "suit", colors: ["night", "ink", "butter"] },
    extras: ["drops"],
  },
  lucindaFarrow: {
    name: "Lucinda Farrow, RN",
    hour: 6,
    hourAtDawn: 4,
    skin: 1,
    face: { outline: "turned", y: 106, width: 34, height: 41 },
    build: { neck: 14, top: 170, shoulders: 74, slope: 20 },
    hair: { style: "ponytail", color: "brown" },
    clothes: { cut: "scrubs", colors: ["steel", "petrol"] },
  },
  arturoBeaumontLee: {
    name: "Arturo Beaumont-Lee",
    hour: 4,
    skin: 2,
    face: { outline: "full", y: 104, width: 37, height: 41 },
    build: { neck: 25, top: 162, shoulders: 98, slope: 26 },
    hair: { style: "receding", color: "brown" },
    clothes: { cut: "suitAndTie", colors: ["ink", "ember", "linen"] },
    extras: ["moustache"],
  },
  hanaKirchner: {
    name: "Hana Kirchner",
    hour: 1,
    skin: 1,
    face: { outline: "turned", y: 104, width: 33, height: 41, isMirrored: true },
    build: { neck: 12, top: 172, shoulders: 64, slope: 28 },
    hair: { style: "pixie", color: "sand" },
    clothes: { cut: "shawl", colors: ["petrol", "coral", "ember"] },
    extras: ["turnedGlasses"],
  },
  dana: {
    name: "Dana",
    hour: 6,
    hourAtDawn: 4,
    skin: 4,
    face: { outline: "round", y: 108, width: 33, height: 40 },
    build: { neck: 14, top: 170, shoulders: 78, slope: 28 },
    hair: { style: "gathered", color: "brown" },
    clothes: { cut: "cardigan", colors: ["petrol", "steel", "linen"] },
  },
  mgy2058: {
    name: "MGY-2058",
    hour: 5,
    hourAtDawn: 3,
    skin: 5,
    face: { outline: "turned", y: 106, width: 34, height: 43 },
    build: { neck: 12, top: 172, shoulders: 66, slope: 34 },
    hair: { style: "flatCap", color: "white" },
    clothes: { cut: "jacket", colors: ["leaf", "leaf", "linen"] },
    extras: ["flatCap"],
  },
  mgy2063: {
    name: "MGY-2063",
    hour: 4,
    skin: 6,
    face: { outline: "oval", y: 106, width: 33, height: 42 },
    build: { neck: 15, top: 170, shoulders: 80, slope: 16 },
    hair: { style: "locs", color: "black" },
    clothes: { cut: "hoodie", colors: ["coral", "ember", "linen"] },
  },
} as const satisfies Record<string, Person>;
