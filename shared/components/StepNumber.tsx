/** The place of a step in its list: read out before the step's title, not shown. */
export function StepNumber({ step, of }: { step: number; of: number }) {
  return <span className="visually-hidden">{`Step ${step} of ${of}`}</span>;
}
