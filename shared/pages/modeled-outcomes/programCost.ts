/** The bounds of a yearly program cost, and its steps, in dollars. */
export const PROGRAM_COST = {
  min: 100_000,
  max: 5_000_000,
  start: 500_000,
  step: 50_000,
  largeStep: 500_000,
};

const MILLION = 1_000_000;

const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const millions = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The nearest cost that the range has a step for. */
export function nearestProgramCost(dollars: number): number {
  const { min, max, step } = PROGRAM_COST;
  return Math.min(Math.max(Math.round(dollars / step) * step, min), max);
}

/** "$500,000" */
export function inDollars(amount: number): string {
  return wholeDollars.format(amount);
}

/** As `inDollars`, and from a million on "$4.0M". */
export function inShortDollars(amount: number): string {
  return amount < MILLION ? inDollars(amount) : `$${millions.format(amount / MILLION)}M`;
}

/** As `inShortDollars`, for screen readers. */
export function inSpokenDollars(amount: number): string {
  return amount < MILLION ? inDollars(amount) : `${millions.format(amount / MILLION)} million dollars`;
}
