import { KindNote } from "../../components/KindNote";
import { FigureItem } from "../../components/FigureItem";
import { FigureList } from "../../components/FigureList";
import type { LabeledFigure } from "../../components/FigureValue";
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

/** The completion rate beside the industry's range on one axis, and the other figures in rows. */
export function RegistryStats({ id, content }: { id: string; content: RegistryStatsContent }) {
  const { heading, completion, chart, figures } = content;
  return (
    <Section id={id} tone="light" className="RegistryStats">
      <h2 id={headingId(id)} className="title-lg Section-title">
        {heading}
      </h2>
      <div className="RegistryStats-columns columns">
        <div>
          <dl>
            <FigureItem figure={completion} valueClass="RegistryStats-value figure-lg" />
          </dl>
          <RangeChart {...chart} />
        </div>
        <FigureList className="RegistryStats-rows hairlines" figures={figures} valueClass="figure-md" />
      </div>
      {/* A guarantee must not be shown without its condition. */}
      <KindNote name={kindNoteOf([completion, ...figures])} isFirst />
    </Section>
  );
}
