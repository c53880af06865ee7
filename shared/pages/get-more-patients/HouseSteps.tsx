import { ButtonRow, type ButtonContent } from "../../components/Button";
import { StepList } from "../../components/StepList";
import type { TitledText } from "../../components/TitledList";
import { House } from "./House";
import "./HouseSteps.css";

interface HouseStepsProps {
  readonly steps: readonly TitledText[];
  readonly buttons: readonly ButtonContent[];
}

/** Steps on one horizon. Each shows the same house with one more window lit. */
export function HouseSteps({ steps, buttons }: HouseStepsProps) {
  return (
    <>
      <StepList
        className="HouseSteps"
        titleSize="sm"
        steps={steps}
        drawings={steps.map(({ title }, index) => (
          <House key={title} windows={steps.length} lit={index + 1} />
        ))}
      />
      <ButtonRow buttons={buttons} />
    </>
  );
}
