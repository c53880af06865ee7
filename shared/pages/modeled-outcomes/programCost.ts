import { inDigits } from "../../figures";

/** The bounds of a yearly program cost, and its steps, in dollars. */
export const PROGRAM_COST = {
  min: 100_000,
  max: 5_000_000,
  start: 500_000,
  step: 50_000,
  largeStep: 500_000,
};

const MILLION = 1_000_000;
const TENTH_OF_A_MILLION = 100_000;

/** The nearest cost that the range has a step for. */
export function nearestProgramCost(dollars: number): number {
  const { min, max, step } = PROGRAM_COST;
  return Math.min(Math.max(Math.round(dollars / step) * step, min), max);
}

/** "$500,000" */
export function inDollars(amount: number): string {
  return `$${inDigits(amount)}`;
}

/** As `inDollars`, and from a million on "$4.0M". */
export function inShortDollars(amount: number): string {
  return amount < MILLION ? inDollars(amount) : `$${inMillions(amount)}M`;
}

/** As `inShortDollars`, for screen readers. */
export function inSpokenDollars(amount: number): string {
  return amount < MILLION ? inDollars(amount) : `${inMillions(amount)} million dollars`;
}

/** Rounded as whole tenths, because `toFixed` turns 1.65 into 1.6. */
function inMillions(amount: number): string {
  const tenths = Math.round(amount / TENTH_OF_A_MILLION);
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}
