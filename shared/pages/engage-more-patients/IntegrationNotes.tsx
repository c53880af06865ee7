import { KindNote } from "../../components/KindNote";
import { FigureItem } from "../../components/FigureItem";
import type { LabeledFigure } from "../../components/FigureValue";
import { TitledList, type TitledText } from "../../components/TitledList";
import { WeekLine, type WeekLineProps } from "./WeekLine";
import { kindNoteOf } from "../../components/kindNotes";
import { SplitSection } from "../../sections/SplitSection";
import "./IntegrationNotes.css";

export interface IntegrationNotesContent {
  readonly heading: string;
  readonly body: string;
  readonly items: readonly TitledText[];
  readonly figure: LabeledFigure;
  readonly weeks: WeekLineProps;
}

/** The duration of an implementation on a line of weeks, above what happens in that time. */
export function IntegrationNotes({ id, content }: { id: string; content: IntegrationNotesContent }) {
  const { heading, body, items, figure, weeks } = content;
  return (
    <SplitSection id={id} tone="light" heading={heading} body={body}>
      <div className="IntegrationNotes-figure">
        <dl>
          <FigureItem figure={figure} valueClass="IntegrationNotes-value figure-lg" />
        </dl>
        <WeekLine {...weeks} />
        <KindNote name={kindNoteOf([figure])} />
      </div>
      <TitledList className="IntegrationNotes-items hairlines" titleSize="xs" items={items} />
    </SplitSection>
  );
}
