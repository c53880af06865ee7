import { useEffect, useRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { DismissButton } from "../components/DismissButton";
import { outcomeWords } from "./outcomeContent";
import type { SubmitOutcomeState } from "./useSubmitOutcome";
import "./SubmitOutcome.css";

export interface SubmitOutcomeProps extends Pick<SubmitOutcomeState<object>, "shown" | "hide"> {
  /** Leaves out the line above the outcome, and the room for it. */
  readonly isSlim: boolean;
  /** Rendered invisibly before a submit, to reserve room. */
  readonly children: ReactNode;
}

/** Says what a submit has done, at the place of the submit button. Takes the focus, so that screen readers read it. */
export function SubmitOutcome({ shown, hide, isSlim, children }: SubmitOutcomeProps) {
  const region = useRef<HTMLDivElement>(null);
  // Runs for each new outcome, so that a second submit is announced, too.
  useEffect(() => {
    if (shown) region.current?.focus();
  }, [shown]);

  const dismiss = () => {
    const form = region.current?.closest("form");
    // Synchronously, because a hidden button cannot take the focus.
    flushSync(hide);
    form?.querySelector<HTMLElement>("[type=submit]")?.focus();
  };

  return (
    <div
      className={isSlim ? "SubmitOutcome" : "SubmitOutcome SubmitOutcome-lined"}
      role="status"
      aria-atomic="false"
      tabIndex={-1}
      hidden={!shown}
      ref={region}
    >
      {children}
      {shown ? (
        <DismissButton className="SubmitOutcome-close" aria-label={outcomeWords.dismiss} onClick={dismiss} />
      ) : null}
    </div>
  );
}
