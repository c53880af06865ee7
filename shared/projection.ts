/** The modeled value of each year, in millions of dollars. */
export const projectedMillions = [3.2, 5.8, 8.1] as const;

/** Modeled return on one dollar over all years. */
export const projectedReturn = 6.2;

/** Modeled return on one dollar, by audience; `conservative` is the low end of the model, all audiences together. */
export const returnRatios = { providers: 8, healthPlans: 12, employers: 6, conservative: 3 } as const;

/** As printed: "$3.2M". */
export function millionsOfDollars(millions: number): string {
  return `$${millions}M`;
}

/** As printed: "8:1". */
export function toOne(ratio: number): string {
  return `${ratio}:1`;
}
