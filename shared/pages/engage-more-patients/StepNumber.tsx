import { cx } from "../../components/cx";
import "./StepNumber.css";

interface StepNumberProps {
  readonly step: number;
  /** Whether it stands in the hero, and not in the list of the steps. */
  readonly isInPicture?: boolean;
  /** The class with which the surrounding component places the number. */
  readonly className?: string;
}

/** The number of a step of the nudge flow: in the list of the steps, and in the hero where the step is seen. */
export function StepNumber({ step, isInPicture, className }: StepNumberProps) {
  return (
    <span className={cx("StepNumber", className)} aria-hidden={isInPicture}>
      {step}
    </span>
  );
}
