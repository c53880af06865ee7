import type { Silhouette } from "./silhouette";
import { extras, type Extra } from "./extras";
import { hairStyles } from "./hair";
import { path } from "./paths";
import { BOTTOM, FEET, MIDDLE } from "./stage";

/** From the top of the shoulders down to the end of the neck. */
const NECK_END = 12;

/**
 * The edge of the light, which comes from the right: half an ellipse from crown to chin, as on a moon, and then a curve from the chin down to
 * where the shoulders end. Below that it goes straight down. The ellipse bends to the right while less than half is lit, and then to
 * the left.
 */
export function lightEdge(silhouette: Silhouette, lit: number): string {
  const { face, build, hair } = silhouette;
  const { crown, sides } = hairStyles[hair.style];
  const [top, chin] = [
    face.y - (face.height * crown) / 100,
    face.y + (face.height * chinOf(silhouette)) / 100,
  ];
  const radiusX = (Math.abs(bendOf(lit)) * face.width * sides) / 100;
  const head = path`A${radiusX} ${(chin - top) / 2} 0 0 ${lit < 0.5 ? 1 : 0} ${MIDDLE} ${chin}`;
  const neckEnd = Math.max(chin, build.top + NECK_END);
  const edge = MIDDLE + bendOf(lit) * build.shoulders;
  return path`M${MIDDLE} 0V${top}${head}C${MIDDLE} ${neckEnd + 20} ${edge} ${neckEnd} ${edge} ${BOTTOM}V${FEET}`;
}

/** How far the edge of the light bends to the right, as a share of the width, from 1 to -1. */
function bendOf(lit: number): number {
  return 1 - 2 * lit;
}

/** The lower end of the chin or beard, in hundredths of the face below its middle. */
function chinOf({ extras: names = [] }: Silhouette): number {
  const worn = names.flatMap((name): readonly Extra[] => extras[name]);
  return Math.max(100, ...worn.map(({ chin = 100 }) => chin));
}
