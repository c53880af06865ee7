import type { TitledText } from "../components/TitledList";
import type { DrawnPerson } from "../people/drawnPerson";
import type { HourName } from "../people/hours";
import { EDGE_LIT, FIRST_LIGHT, HALF_SEEN, SEEN, UNSEEN, type Lit } from "../people/light";
import { Person } from "../people/Person";
import "./PersonSteps.css";

export interface PersonStep extends TitledText {
  /** Printed above the title, for example a weekday. */
  readonly when?: string;
  readonly light: keyof typeof lights;
}

interface PersonStepsProps {
  /** Imported from people/drawn/. */
  readonly person: DrawnPerson;
  /** Four or five, from night to day. */
  readonly steps: readonly PersonStep[];
}

/** How far the person is lit, and by the sky of which hour. */
const lights = {
  unseen: { lit: UNSEEN, hour: 1 },
  edgeLit: { lit: EDGE_LIT, hour: 2 },
  firstLight: { lit: FIRST_LIGHT, hour: 3 },
  halfSeen: { lit: HALF_SEEN, hour: 5 },
  seen: { lit: SEEN, hour: 6 },
} as const satisfies Record<string, { readonly lit: Lit; readonly hour: HourName }>;

/**
 * An ordered list of steps, with one person who stands in an arch at each, and in more light at each. The numbers are not visible,
 * but screen readers get them before each title.
 */
export function PersonSteps({ person, steps }: PersonStepsProps) {
  return (
    <ol className="PersonSteps" data-steps={steps.length}>
      {steps.map(({ when, title, body, light }, index) => (
        <li key={title} data-draws="">
          <Person className="PersonSteps-person" person={person} {...lights[light]} />
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
