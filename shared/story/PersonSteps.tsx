import type { TitledText } from "../components/TitledList";
import type { DrawnPerson } from "../people/drawnPerson";
import type { HourName } from "../people/hours";
import { EDGE_LIT, FIRST_LIGHT, HALF_SEEN, SEEN, UNSEEN, type Lit } from "../people/light";
import { Person } from "../people/Person";
import "./PersonSteps.css";

export interface PersonStep extends TitledText {
  /** Printed above the title, for example a weekday. */
  readonly when?: string;
}

interface PersonStepsProps {
  /** Imported from people/drawn/. */
  readonly person: DrawnPerson;
  /** Four or five. */
  readonly steps: readonly PersonStep[];
}

interface Stage {
  readonly lit: Lit;
  readonly hour: HourName;
}

/** From night to day. A step more has another light between. */
const stages: readonly Stage[] = [
  { lit: UNSEEN, hour: 1 },
  { lit: EDGE_LIT, hour: 2 },
  { lit: FIRST_LIGHT, hour: 3 },
  { lit: HALF_SEEN, hour: 5 },
  { lit: SEEN, hour: 6 },
];

/** The first stages and the last one, so that every list ends by day. */
function stagesOf(steps: number): readonly Stage[] {
  return [...stages.slice(0, steps - 1), ...stages.slice(-1)];
}

/**
 * An ordered list of steps, with one person who stands in an arch at each, and in more light at each. The numbers are not visible,
 * but screen readers get them before each title.
 */
export function PersonSteps({ person, steps }: PersonStepsProps) {
  const lights = stagesOf(steps.length);
  return (
    <ol className="PersonSteps" data-steps={steps.length}>
      {steps.map(({ when, title, body }, index) => (
        <li key={title} data-draws="">
          <Person className="PersonSteps-person" person={person} {...(lights[index] ?? { lit: SEEN })} />
          <div className="PersonSteps-words">
            {when ? (
              <p className="PersonSteps-when">{when}</p>
            ) : (
              <span className="visually-hidden">{`Step ${index + 1} of ${steps.length}`}</span>
            )}
            <h3 className="title-xs">{title}</h3>
            <p>{body}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
