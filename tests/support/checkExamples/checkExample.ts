import type { Check } from "../checks/check";
import type { Mode } from "../matrix/modes";

/** What a check has to find, on a page of 400 × 800 px. The pages of the site are the examples without faults. */
export interface CheckExample {
  readonly check: Check;
  /** The body of a page with each fault that the check knows. */
  readonly faulty: string;
  /** The elements with a fault, as selectors. One that has several is named as often. */
  readonly faultyParts: readonly string[];
  /** The way to see the page in which the check runs. */
  readonly mode?: Mode;
}

/** The part of the page that is checked, as a selector. */
export const SCOPE = "body";
