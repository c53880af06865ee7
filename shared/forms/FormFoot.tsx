import type { ReactNode } from "react";
import { SubmitOutcome } from "./SubmitOutcome";
import type { SubmitOutcomeState } from "./useSubmitOutcome";
import "./FormFoot.css";

/** A form's note and button, and in their place the outcome of a submit. */
export function FormFoot({ submitted, children }: { submitted: SubmitOutcomeState; children: ReactNode }) {
  return (
    <div className="FormFoot">
      <div className="FormFoot-rest" hidden={submitted.shown !== undefined}>
        {children}
      </div>
      <SubmitOutcome {...submitted} />
    </div>
  );
}
