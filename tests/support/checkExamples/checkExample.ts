import type { Check, Violation } from "../checks/check";
import type { Mode } from "../matrix/modes";

/** A finding. Its measurement is a pattern where numbers depend on the machine's fonts. */
export interface ExpectedFinding extends Omit<Violation, "measured"> {
  readonly measured: string | RegExp;
}

/** What a check has to find, on a page of 400 × 800 px. */
export interface CheckExample {
  readonly check: Check;
  /** The body of a page with each fault that the check knows. */
  readonly faulty: string;
  readonly findings: readonly ExpectedFinding[];
  /** The same body without the faults. */
  readonly sound: string;
  /** The way to see the page in which the check runs. */
  readonly mode?: Mode;
}

/** The part of the page that is checked, as a selector. */
export const SCOPE = "body";
