import type { ComponentProps } from "react";
import { KindNote } from "../../components/KindNote";
import { Leads } from "../../components/Leads";
import { TitledList, type TitledText } from "../../components/TitledList";
import { headingId, Section } from "../../sections/Section";
import { ehr } from "../../story/danasStory";
import { RecordRoute } from "./RecordRoute";
import "./Integration.css";

interface IntegrationProps extends ComponentProps<typeof RecordRoute> {
  readonly id: string;
  readonly heading: string;
  readonly body: readonly string[];
  readonly items: readonly TitledText[];
}

/** The text, below it the way of one record from edge to edge, and the items in columns. */
export function Integration({ id, heading, body, items, ...route }: IntegrationProps) {
  return (
    <Section id={id} tone="dark" className="Integration" isFullBleed>
      <div className="Integration-head stack container">
        <h2 id={headingId(id)} className="title-lg">
          {heading}
        </h2>
        <Leads paragraphs={body} />
      </div>
      <RecordRoute {...route} />
      <div className="Integration-foot container">
        <p className="Integration-line title-sm">{ehr.line}</p>
        <KindNote name="sample" />
      </div>
      <div className="container">
        <TitledList className="columns" titleSize="xs" items={items} />
      </div>
    </Section>
  );
}
