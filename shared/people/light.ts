/** How far somebody is lit from the right. Each step is drawn for each person, so that browsers compute no light. */
export const LIGHT_STEPS = [0, 0.12, 0.3, 0.46, 0.62] as const;

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
