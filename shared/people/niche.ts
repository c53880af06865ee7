/** The size of a person's drawing, in its own units: an arch, 200 wide and 260 high. */
export const NICHE_WIDTH = 200;
export const NICHE_HEIGHT = 260;
