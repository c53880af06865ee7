import { FigureColumns } from "../../components/FigureColumns";
import { KindNote } from "../../components/KindNote";
import type { LabeledFigure } from "../../components/FigureValue";
import { LoudFigure } from "../../components/LoudFigure";
import { RangeChart, type RangeChartProps } from "./RangeChart";
import { kindNoteOf } from "../../components/kindNotes";
import { headingId, Section } from "../../sections/Section";
import "./RegistryStats.css";

export interface RegistryStatsContent {
  readonly heading: string;
  readonly completion: LabeledFigure;
  readonly chart: RangeChartProps;
  readonly figures: readonly LabeledFigure[];
}

/** The completion rate above the industry's range on one axis, and the other figures below them. */
export function RegistryStats({ id, content }: { id: string; content: RegistryStatsContent }) {
  const { heading, completion, chart, figures } = content;
  return (
    <Section id={id} tone="warm">
      <h2 id={headingId(id)} className="title-lg Section-title">
        {heading}
      </h2>
      <div className="RegistryStats">
        <LoudFigure figure={completion}>
          <RangeChart {...chart} />
        </LoudFigure>
        <FigureColumns figures={figures} />
        {/* A guarantee must not be shown without its condition. */}
        <KindNote name={kindNoteOf([completion, ...figures])} isFirst />
      </div>
    </Section>
  );
}
