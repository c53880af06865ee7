import type { TitledText } from "../../components/TitledList";
import { InnerSection } from "../../sections/InnerSection";
import { headingId } from "../../sections/Section";
import { StepNumber } from "./StepNumber";
import "./NudgeFlow.css";

interface NudgeFlowProps {
  readonly heading: string;
  readonly steps: readonly TitledText[];
}

/** The steps, with the numbers that they have in the calendar and on the phone of the hero. */
export function NudgeFlow({ heading, steps }: NudgeFlowProps) {
  return (
    <InnerSection id="flow" className="NudgeFlow">
      <h2 id={headingId("flow")} className="title-md">
        {heading}
      </h2>
      <ol>
        {steps.map(({ title, body }, index) => (
          <li key={title}>
            <StepNumber step={index + 1} />
            <h3 className="title-xs">{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ol>
    </InnerSection>
  );
}
