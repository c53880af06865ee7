import { inDigits } from "../../figures/figures";

/** The range of yearly program costs and its step, in dollars. */
export const PROGRAM_COST = {
  min: 100_000,
  max: 5_000_000,
  start: 500_000,
  step: 50_000,
  largeStep: 500_000,
};

const MILLION = 1_000_000;
const TENTH_OF_A_MILLION = 100_000;

/** Rounds to the nearest cost that the range can be set to. */
export function nearestProgramCost(dollars: number): number {
  const { min, max, step } = PROGRAM_COST;
  return Math.min(Math.max(Math.round(dollars / step) * step, min), max);
}

/** Formats as "$500,000". */
export function inDollars(amount: number): string {
  return `$${inDigits(amount)}`;
}

/** As `inDollars`, but from a million on as "$4.0M". */
export function inShortDollars(amount: number): string {
  return amount < MILLION ? inDollars(amount) : `$${inMillions(amount)}M`;
}

/** As `inShortDollars`, but for screen readers. */
export function inSpokenDollars(amount: number): string {
  return amount < MILLION ? inDollars(amount) : `${inMillions(amount)} million dollars`;
}

/** Rounds to whole tenths first, because `toFixed` turns 1.65 into 1.6. */
function inMillions(amount: number): string {
  const tenths = Math.round(amount / TENTH_OF_A_MILLION);
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}
