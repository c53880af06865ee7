/** How far somebody is lit from the right. Each step is drawn for each person, so that browsers compute no light. */
export const LIGHT_STEPS = [0, 0.12, 0.3, 0.46, 0.5, 0.62, 0.8, 1] as const;

export type Lit = (typeof LIGHT_STEPS)[number];

/** A silhouette in the colour of the night. */
export const UNSEEN = 0 satisfies Lit;

/** A thin edge of light. */
export const EDGE_LIT = 0.12 satisfies Lit;

/** The light has just reached somebody. */
export const FIRST_LIGHT = 0.3 satisfies Lit;

/** Halfway between first light and seen. */
export const HALF_SEEN = 0.46 satisfies Lit;

/** The normal state. */
export const SEEN = 0.62 satisfies Lit;

/**
 * How much of a person's own colours is mixed into the shade, from 0 to 1; the rest is the colour of the night. It grows slowly at
 * first, so that a person with only an edge of light is nearly a silhouette.
 */
export function seenShare(lit: Lit): number {
  return Math.round(Math.min(1, lit / SEEN) ** 2 * 100) / 100;
}
