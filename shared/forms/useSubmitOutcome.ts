import { useState } from "react";
import { company } from "../company";
import type { Mail } from "./mailto";

/** What a form says in the place of its foot once it is submitted. */
export type Outcome =
  | { readonly kind: "mail"; readonly mail: Mail }
  /** Too long for a link. */
  | { readonly kind: "longMail"; readonly mail: Mail }
  | { readonly kind: "notify"; readonly name: string; readonly mail: Mail }
  | { readonly kind: "newsletter" }
  | { readonly kind: "login" };

export interface SubmitOutcomeState {
  readonly outcome: Outcome;
  readonly isShown: boolean;
  readonly show: (outcome: Outcome) => void;
  readonly hide: () => void;
}

const unsent: Mail = { to: company.supportEmail, subject: "" };

const expected = {
  mail: { kind: "mail", mail: unsent },
  notify: { kind: "notify", name: "", mail: unsent },
  newsletter: { kind: "newsletter" },
  login: { kind: "login" },
} as const satisfies Record<string, Outcome>;

/** The outcome of a form's last submit. Until there is one, the outcome to be expected, unseen: its room is kept. */
export function useSubmitOutcome(kind: keyof typeof expected): SubmitOutcomeState {
  const [shown, setShown] = useState<Outcome>();
  return {
    outcome: shown ?? expected[kind],
    isShown: shown !== undefined,
    show: setShown,
    hide: () => setShown(undefined),
  };
}
