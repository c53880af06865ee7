import { Leads } from "../../components/Leads";
import { TitledList, type TitledText } from "../../components/TitledList";
import { TwoWayDiagram } from "./TwoWayDiagram";
import type { ComponentProps } from "react";
import { headingId, Section } from "../../sections/Section";
import "./Integration.css";

interface IntegrationProps extends ComponentProps<typeof TwoWayDiagram> {
  readonly id: string;
  readonly heading: string;
  readonly body: readonly string[];
  readonly items: readonly TitledText[];
}

/** The text beside the diagram, the items in columns below both. */
export function Integration({ id, heading, body, items, ...diagram }: IntegrationProps) {
  return (
    <Section id={id} tone="dark" className="Integration">
      <div className="stack">
        <h2 id={headingId(id)} className="title-lg">
          {heading}
        </h2>
        <Leads paragraphs={body} />
      </div>
      <TwoWayDiagram {...diagram} />
      <TitledList className="columns" titleSize="xs" items={items} />
    </Section>
  );
}
