/** The drawing of a person, in units of its own: an arch niche, 200 wide and 260 high. */
export const NICHE_WIDTH = 200;
export const NICHE_HEIGHT = 260;

/** The niche, and the square in it around the head. */
export const views = { bust: `0 0 ${NICHE_WIDTH} ${NICHE_HEIGHT}`, head: "20 20 160 160" } as const;

/** The line from crown to chin. */
export const MIDDLE = NICHE_WIDTH / 2;

/** Where shoulders end: below the niche, so that no edge of them shows. */
export const BOTTOM = NICHE_HEIGHT + 2;

const RADIUS = NICHE_WIDTH / 2;

/** The ground of the niche: an arch, or a plane that a frame cuts. */
export const grounds = {
  arch: `M0 ${NICHE_HEIGHT}V${RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${NICHE_WIDTH} ${RADIUS}V${NICHE_HEIGHT}Z`,
  plane: `M0 0H${NICHE_WIDTH}V${NICHE_HEIGHT}H0Z`,
} as const;

/**
 * Of what the light's edge cuts. Below 1 the browser paints the shapes together before it cuts them: cut one by one, each
 * would shine through the soft edge of the next.
 */
export const CUT_OPACITY = 0.999;

/** The light that rises on the ground, at the right as everywhere. */
export const sun = { cx: 186, cy: 214, r: 74 } as const;
