import { RunningText } from "../../components/RunningText";
import type { TitledText } from "../../components/TitledList";
import { InnerSection } from "../../sections/InnerSection";
import { headingId } from "../../sections/Section";
import { dana } from "../../people/drawn/dana";
import { EDGE_LIT, FIRST_LIGHT, HALF_SEEN, SEEN, UNSEEN } from "../../people/light";
import { Person } from "../../people/Person";
import "./FiveSteps.css";

export interface FiveStepsContent {
  readonly heading: string;
  readonly steps: readonly TitledText[];
}

/** How far Dana is lit at each step, and by the sky of which hour. */
const lights = [
  { lit: UNSEEN, hour: 1 },
  { lit: EDGE_LIT, hour: 2 },
  { lit: FIRST_LIGHT, hour: 3 },
  { lit: HALF_SEEN, hour: 5 },
  { lit: SEEN, hour: 6 },
] as const;

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
              <Person className="FiveSteps-dana" person={dana} {...light} />
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
