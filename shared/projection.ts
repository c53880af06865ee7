/** The modeled value of each year, in millions of dollars. */
export const projectedMillions = [3.2, 5.8, 8.1] as const;

/** Modeled return on one dollar over all years. */
export const projectedReturn = 6.2;

/** As printed: "$3.2M". */
export function millionsOfDollars(millions: number): string {
  return `$${millions}M`;
}
