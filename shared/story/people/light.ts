import type { Figure } from "./cast";
import { extras, type Extra } from "./extras";
import { hairStyles } from "./hair";
import { BOTTOM, MIDDLE, NICHE_WIDTH } from "./niche";
import { path } from "./paths";

/** How far the light has come on somebody who is seen: the state at rest. */
export const SEEN = 0.62;

/** How far it has come on somebody it has only just reached, and on somebody unseen. */
export const FIRST_LIGHT = 0.3;
export const UNSEEN = 0;

/** How far the shade reaches under the light, so that no gap shows between them. */
const OVERLAP = 3;

/**
 * How much of somebody's own colours shows in the shade, in percent; the rest is night. It grows slowly at first: while
 * the light is only an edge, what it does not reach is nearly a silhouette.
 */
export function seenShare(lit: number): number {
  return Math.round(Math.min(1, lit / SEEN) ** 2 * 100);
}

/**
 * What the light reaches, from the right. Its edge is half an ellipse from crown to chin, as on a moon, and another one
 * down the shoulders; before the middle of the day it bends to the right, then to the left.
 */
export function lightPath(figure: Figure, lit: number): string {
  const { face, build, hair } = figure;
  const { crown, sides } = hairStyles[hair.style];
  const [top, chin] = [face.y - (face.height * crown) / 100, face.y + (face.height * chinOf(figure)) / 100];
  const bend = (from: number, to: number, width: number) =>
    path`A${Math.abs(bendOf(lit)) * width} ${(to - from) / 2} 0 0 ${lit < 0.5 ? 1 : 0} ${MIDDLE} ${to}`;

  const head = bend(top, chin, (face.width * sides) / 100);
  // Only the upper half of it lies within the niche.
  const shoulders = bend(chin, 2 * BOTTOM - chin, build.shoulders);
  return path`M${MIDDLE} 0V${top}${head}${shoulders}H${2 * NICHE_WIDTH}V0Z`;
}

/**
 * Where the shade is drawn: up to the light's edge, and straight. It does not lie under all of the light, because it would
 * show at the edges of what is lit.
 */
export function shadePath({ build }: Figure, lit: number): string {
  const end = MIDDLE + Math.max(0, bendOf(lit)) * build.shoulders + OVERLAP;
  return path`M${-NICHE_WIDTH} 0H${end}V${BOTTOM}H${-NICHE_WIDTH}Z`;
}

/** How far the light's edge bends to the right, from 1 to -1, as a share of the width. */
function bendOf(lit: number): number {
  return 1 - 2 * lit;
}

/** The chin, or the end of the beard, below the middle of the face in hundredths of it. */
function chinOf({ extras: names = [] }: Figure): number {
  const worn = names.flatMap((name): readonly Extra[] => extras[name]);
  return Math.max(100, ...worn.map(({ chin = 100 }) => chin));
}
