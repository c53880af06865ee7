/** How far somebody is lit from the right, from 0 to 1. */
export type Lit = number;

/** A silhouette in the colour of the night. */
export const UNSEEN = 0;

/** A thin edge of light. */
export const EDGE_LIT = 0.12;

/** The light has just reached somebody. */
export const FIRST_LIGHT = 0.3;

/** Halfway between first light and seen. */
export const HALF_SEEN = 0.46;

/** The normal state. */
export const SEEN = 0.62;
