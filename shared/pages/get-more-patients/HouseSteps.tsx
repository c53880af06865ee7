import { ButtonRow, type ButtonContent } from "../../components/Button";
import { StepNumber } from "../../components/StepNumber";
import type { TitledText } from "../../components/TitledList";
import { House } from "./House";

interface HouseStepsProps {
  readonly steps: readonly TitledText[];
  readonly buttons: readonly ButtonContent[];
}

/** Steps over one horizon: the same house each time, with one window more lit. */
export function HouseSteps({ steps, buttons }: HouseStepsProps) {
  return (
    <>
      <ol className="HouseSteps">
        {steps.map(({ title, body }, index) => (
          <li key={title}>
            <House windows={steps.length} lit={index + 1} />
            <StepNumber step={index + 1} of={steps.length} />
            <h3 className="title-sm">{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ol>
      <ButtonRow buttons={buttons} />
    </>
  );
}
