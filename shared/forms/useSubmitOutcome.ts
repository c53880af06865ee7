import { useState } from "react";

export interface SubmitOutcomeState<Outcome extends object> {
  /** What the last submit led to, until it is dismissed or a new word is typed. */
  readonly shown: Outcome | undefined;
  readonly show: (outcome: Outcome) => void;
  readonly hide: () => void;
}

/** What a form says in the place of its foot once it is submitted. */
export function useSubmitOutcome<Outcome extends object>(): SubmitOutcomeState<Outcome> {
  const [shown, show] = useState<Outcome>();
  return { shown, show, hide: () => show(undefined) };
}
