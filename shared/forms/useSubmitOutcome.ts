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
  /** Stands there unseen until a submit, so that the room is kept. */
  readonly expected: Outcome;
  readonly shown: Outcome | undefined;
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

export function useSubmitOutcome(kind: keyof typeof expected): SubmitOutcomeState {
  const [shown, show] = useState<Outcome>();
  return { expected: expected[kind], shown, show, hide: () => show(undefined) };
}
