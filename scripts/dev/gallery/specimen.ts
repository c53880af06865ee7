import type { ReactNode } from "react";
import type { Tone } from "../../../shared/sections/Section";

/** A component in one variant or state. */
export interface Specimen {
  /** The name of the component, as in `shared/`. */
  readonly component: string;
  /** The variant or state. */
  readonly state: string;
  /** The tones it is shown on. Light if it has none of its own. */
  readonly tones?: readonly Exclude<Tone, "warm">[];
  readonly content: ReactNode;
}

/** Longer than any word of the site, and a name that does not break. */
export const LONG_WORD = "Gesundheitsversorgungsverwaltungsgesellschaft";

/** Longer than any label of the site. */
export const LONG_TEXT =
  "Patients of every practice who have not been seen by anyone in the last two years and have never answered";
