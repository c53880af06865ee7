import { PeopleScene } from "../../components/PeopleScene";
import { RunningText } from "../../components/RunningText";
import type { TitledText } from "../../components/TitledList";
import { InnerSection } from "../../sections/InnerSection";
import { headingId } from "../../sections/Section";
import "./FiveSteps.css";

export interface FiveStepsContent {
  readonly heading: string;
  readonly steps: readonly TitledText[];
}

/** Dana at each step. */
const lights = ["danaUnseen", "danaEdgeLit", "danaFirstLight", "danaHalfSeen", "danaSeen"] as const;

/** Dana in five arches on one horizon, in more light at each, and below each a step. */
export function FiveSteps({ heading, steps }: FiveStepsContent) {
  return (
    <InnerSection id="how-it-works" className="FiveSteps container">
      <h2 id={headingId("how-it-works")} className="title-md">
        {heading}
      </h2>
      <ol>
        {lights.map((light, index) => {
          const step = steps[index];
          return step ? (
            <li key={step.title}>
              <PeopleScene className="FiveSteps-dana" name={light} isFirst />
              <div className="FiveSteps-words" data-tone="light">
                <span className="visually-hidden">{`Step ${index + 1} of ${steps.length}`}</span>
                <h3 className="title-xs">{step.title}</h3>
                <p>
                  <RunningText text={step.body} />
                </p>
              </div>
            </li>
          ) : null;
        })}
      </ol>
    </InnerSection>
  );
}
