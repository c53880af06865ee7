import { PeopleScene } from "../../components/PeopleScene";
import { RunningText } from "../../components/RunningText";
import type { TitledText } from "../../components/TitledList";
import { Section } from "../../sections/Section";
import { Split } from "../../sections/Split";
import "./Integrations.css";

export interface IntegrationsContent {
  readonly heading: string;
  readonly body: string;
  readonly items: readonly TitledText[];
}

/** The systems by name, each with its sentence, and somebody of the staff beside them. */
export function Integrations({ id, heading, body, items }: IntegrationsContent & { id: string }) {
  return (
    <Section id={id} tone="tint" className="Integrations">
      <Split
        id={id}
        heading={heading}
        body={body}
        aside={<PeopleScene name="authorPresenting" className="Integrations-staff" />}
      >
        <ul className="Integrations-systems hairlines">
          {items.map((system) => (
            <li key={system.title}>
              <h3>{system.title}</h3>{" "}
              <p>
                <RunningText text={system.body} />
              </p>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
