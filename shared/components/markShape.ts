/** The shape of the logo's mark, in a box of 28 × 20 units. The icons and the logo are drawn from it, too. */
export const markShape = {
  arch: "M1 18.5a13 13 0 0 1 26 0h-2.2a8.6 8.6 0 0 0-17.2 0Z",
  sun: { cx: "16.2", cy: "15.3", r: "3.7" },
} as const;
