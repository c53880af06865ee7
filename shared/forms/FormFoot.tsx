import type { ReactNode } from "react";
import { SubmitOutcome, type SubmitOutcomeProps } from "./SubmitOutcome";
import { cx } from "../components/cx";
import "./FormFoot.css";

interface FormFootProps {
  readonly submitted: Pick<SubmitOutcomeProps, "shown" | "hide">;
  readonly outcome: ReactNode;
  /** For a form of one row: the outcome has no line and no room above it. */
  readonly isSlim?: boolean;
  readonly children: ReactNode;
}

/** The note and button of a form. After a submit the outcome takes their place. */
export function FormFoot({ submitted: { shown, hide }, outcome, isSlim = false, children }: FormFootProps) {
  return (
    <div className={cx("FormFoot", isSlim && "FormFoot-slim")}>
      <div className="FormFoot-rest" hidden={shown !== undefined}>
        {children}
      </div>
      <SubmitOutcome shown={shown} hide={hide} isSlim={isSlim}>
        {outcome}
      </SubmitOutcome>
    </div>
  );
}
