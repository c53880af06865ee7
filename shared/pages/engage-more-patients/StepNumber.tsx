import "./StepNumber.css";

/** The number of a step of the nudge flow: in the list of the steps, and in the hero where the step is seen. */
export function StepNumber({ step, isInPicture }: { step: number; isInPicture?: boolean }) {
  return (
    <span className="StepNumber" aria-hidden={isInPicture}>
      {step}
    </span>
  );
}
