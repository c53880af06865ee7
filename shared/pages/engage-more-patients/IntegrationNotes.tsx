import { KindNote } from "../../components/KindNote";
import { FigureItem } from "../../components/FigureItem";
import type { LabeledFigure } from "../../components/FigureValue";
import { HairlineList } from "../../components/HairlineList";
import type { TitledText } from "../../components/TitledList";
import { WeekLine, type WeekLineProps } from "./WeekLine";
import { kindNoteOf } from "../../components/kindNotes";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import "./IntegrationNotes.css";

export interface IntegrationNotesContent {
  readonly heading: string;
  readonly body: string;
  readonly items: readonly TitledText[];
  readonly figure: LabeledFigure;
  readonly weeks: Omit<WeekLineProps, "alt">;
  readonly alt: string;
}

/** The duration of an implementation on a line of weeks, beside what happens in that time. */
export function IntegrationNotes({ id, content }: { id: string; content: IntegrationNotesContent }) {
  const { heading, body, items, figure, weeks, alt } = content;
  return (
    <Section
      id={id}
      tone="light"
      className="IntegrationNotes"
      containerClass="IntegrationNotes-columns columns"
    >
      <SectionHead className="IntegrationNotes-head" sectionId={id} heading={heading} body={body} />
      <div className="IntegrationNotes-figure">
        <dl>
          <FigureItem figure={figure} valueClass="IntegrationNotes-value figure-lg" />
        </dl>
        <WeekLine {...weeks} alt={alt} />
        <KindNote name={kindNoteOf([figure])} />
      </div>
      <HairlineList items={items} />
    </Section>
  );
}
