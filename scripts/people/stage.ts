import { NICHE_HEIGHT, NICHE_WIDTH } from "../../shared/people/niche";

/** Where somebody stands. */
export const FEET = 650;
/** Where the feet of somebody seated are: the drawing is less high. */
export const SEATED_FEET = 560;

const WHOLE = `-20 20 240 ${FEET - 20}`;

/** View boxes: the whole niche, a square around the head, and whole bodies with their feet at the lower edge. */
export const views = {
  bust: `0 0 ${NICHE_WIDTH} ${NICHE_HEIGHT}`,
  head: "20 20 160 160",
  standing: WHOLE,
  stepping: WHOLE,
  seated: `-20 20 240 ${SEATED_FEET - 20}`,
  texting: WHOLE,
  noting: WHOLE,
  typing: WHOLE,
  presenting: WHOLE,
  greeting: `-20 20 290 ${FEET - 20}`,
  crossed: WHOLE,
} as const;

/** The x coordinate of the line from crown to chin. */
export const MIDDLE = NICHE_WIDTH / 2;

/** Where the shoulders end: below the niche, so that their lower edge does not show. */
export const BOTTOM = NICHE_HEIGHT + 2;

const RADIUS = NICHE_WIDTH / 2;

/** The background: an arch, or a rectangle that a frame crops. */
export const grounds = {
  arch: `M0 ${NICHE_HEIGHT}V${RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${NICHE_WIDTH} ${RADIUS}V${NICHE_HEIGHT}Z`,
  plane: `M0 0H${NICHE_WIDTH}V${NICHE_HEIGHT}H0Z`,
} as const;

/**
 * The opacity of clipped groups. Any value below 1 makes the browser paint the group as a whole before it clips it. Otherwise it
 * would clip each shape separately, and shapes would shine through the antialiased edges of those above.
 */
export const CUT_OPACITY = 0.999;

/** The hill in the background, at the right: a disc around (186, 214), as far as it is inside the niche. */
export const hill = `M128 ${NICHE_HEIGHT}A74 74 0 0 1 ${NICHE_WIDTH} 141.3V${NICHE_HEIGHT}Z`;
