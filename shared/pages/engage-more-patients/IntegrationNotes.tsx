import { FigureLabel } from "../../components/FigureLabel";
import { FigureValue, type Figure } from "../../components/FigureValue";
import { HairlineList } from "../../components/HairlineList";
import { Leads } from "../../components/Leads";
import type { TitledText } from "../../components/TitledList";
import { WeekLine, type WeekLineProps } from "../../charts/WeekLine";
import { headingId, Section } from "../../sections/Section";

export interface IntegrationNotesContent {
  readonly heading: string;
  readonly body: readonly string[];
  readonly items: readonly TitledText[];
  readonly figure: Figure;
  readonly weeks: Omit<WeekLineProps, "alt">;
  readonly alt: string;
}

/** How long an implementation takes, on a line of weeks; what happens meanwhile, beside it. */
export function IntegrationNotes({ id, content }: { id: string; content: IntegrationNotesContent }) {
  const { heading, body, items, figure, weeks, alt } = content;
  return (
    <Section id={id} tone="light" className="IntegrationNotes">
      <div className="IntegrationNotes-figure">
        <dl>
          <dt>{figure.label}</dt>
          <dd className="figure-lg">
            <FigureValue value={figure.value} />
          </dd>
          <dd>{figure.note}</dd>
        </dl>
        <WeekLine {...weeks} alt={alt} />
        <FigureLabel name="target" />
      </div>
      <div className="IntegrationNotes-words">
        <h2 id={headingId(id)} className="title-lg">
          {heading}
        </h2>
        <Leads paragraphs={body} />
        <HairlineList items={items} />
      </div>
    </Section>
  );
}
