import type { ReactNode } from "react";
import { SubmitOutcome, type SubmitOutcomeProps } from "./SubmitOutcome";
import "./FormFoot.css";

interface FormFootProps {
  readonly submitted: Omit<SubmitOutcomeProps, "children">;
  readonly outcome: ReactNode;
  readonly children: ReactNode;
}

/** The note and button of a form. After a submit the outcome takes their place. */
export function FormFoot({ submitted: { shown, hide }, outcome, children }: FormFootProps) {
  return (
    <div className="FormFoot">
      <div className="FormFoot-rest" hidden={shown !== undefined}>
        {children}
      </div>
      <SubmitOutcome shown={shown} hide={hide}>
        {outcome}
      </SubmitOutcome>
    </div>
  );
}
