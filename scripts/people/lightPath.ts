import { BOTTOM, FEET, MIDDLE, NICHE_WIDTH } from "../../shared/people/niche";
import type { Silhouette } from "./silhouette";
import { extras, type Extra } from "./extras";
import { hairStyles } from "./hair";
import { path } from "./paths";

/** From the top of the shoulders down to the end of the neck. */
const NECK_END = 12;

/**
 * The lit area, at the right. Its edge is half an ellipse from crown to chin, as on a moon, a line down the middle of the neck, and
 * half an ellipse down the shoulders.
 * It bends to the right while less than half is lit, and then to the left.
 */
export function lightPath(silhouette: Silhouette, lit: number, hasBody = false): string {
  const { face, build, hair } = silhouette;
  const { crown, sides } = hairStyles[hair.style];
  const [top, chin] = [
    face.y - (face.height * crown) / 100,
    face.y + (face.height * chinOf(silhouette)) / 100,
  ];
  const bend = (from: number, to: number, width: number) =>
    path`A${Math.abs(bendOf(lit)) * width} ${(to - from) / 2} 0 0 ${lit < 0.5 ? 1 : 0} ${MIDDLE} ${to}`;

  const head = bend(top, chin, (face.width * sides) / 100);
  const neckEnd = Math.max(chin, build.top + NECK_END);
  if (hasBody) {
    // Below the shoulders the edge goes straight down.
    const edge = MIDDLE + bendOf(lit) * build.shoulders;
    const radii = path`${Math.abs(bendOf(lit)) * build.shoulders} ${BOTTOM - neckEnd}`;
    return path`M${MIDDLE} 0V${top}${head}V${neckEnd}A${radii} 0 0 ${lit < 0.5 ? 1 : 0} ${edge} ${BOTTOM}V${FEET}H${2 * NICHE_WIDTH}V0Z`;
  }
  // The ellipse is cut off at the niche's lower edge, so only its upper half shows.
  const shoulders = bend(neckEnd, 2 * BOTTOM - neckEnd, build.shoulders);
  return path`M${MIDDLE} 0V${top}${head}V${neckEnd}${shoulders}H${2 * NICHE_WIDTH}V0Z`;
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
