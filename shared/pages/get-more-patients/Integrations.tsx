import { PeopleScene } from "../../components/PeopleScene";
import { TitledList, type TitledText } from "../../components/TitledList";
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
        <div className="Integrations-systems">
          <TitledList titleSize="xs" isInColumns isInLine items={items} />
        </div>
      </Split>
    </Section>
  );
}
