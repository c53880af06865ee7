import type { Build, Outfit } from "./clothes";
import type { ExtraName } from "./extras";
import type { FaceName } from "./faces";
import type { HairStyleName } from "./hair";
import type { HourName } from "../../shared/people/hours";
import type { ClothName, HairColorName, SkinName } from "./palette";

/** The parts of a person that shape the silhouette. */
export interface Silhouette {
  readonly face: {
    readonly outline: FaceName;
    /** The middle of the face, half its width and half its height. */
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly build: Build;
  readonly hair: { readonly style: HairStyleName; readonly color: HairColorName | ClothName };
  readonly extras?: readonly ExtraName[];
}

/** Somebody in clothes. All measures are in units of the niche: see niche.ts. */
export interface Figure extends Silhouette {
  readonly skin: SkinName;
  readonly clothes: Outfit;
}

/** A person of the cast. */
export interface Person extends Figure {
  readonly name: string;
  /** The hour that colours the background of the photo. */
  readonly hour: HourName;
}
