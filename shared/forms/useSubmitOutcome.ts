import { useState } from "react";

export interface SubmitOutcomeState<Outcome extends object> {
  /** The outcome of the last submit, until the visitor dismisses it or types again. */
  readonly shown: Outcome | undefined;
  readonly show: (outcome: Outcome) => void;
  readonly hide: () => void;
}

/** The outcome that a form shows in place of its note and button after a submit. */
export function useSubmitOutcome<Outcome extends object>(): SubmitOutcomeState<Outcome> {
  const [shown, show] = useState<Outcome>();
  return { shown, show, hide: () => show(undefined) };
}
