import { KindNote } from "../../components/KindNote";
import { FigureList } from "../../components/FigureList";
import type { LabeledFigure } from "../../components/FigureValue";
import { kindNoteOf } from "../../figures/kindNotes";
import { headingId } from "../../sections/Section";
import "./SuccessMetrics.css";

interface SuccessMetricsProps {
  readonly id: string;
  readonly heading: string;
  readonly figures: readonly LabeledFigure[];
}

/** Title at the left, figures in a row at the right. It continues the section above. */
export function SuccessMetrics({ id, heading, figures }: SuccessMetricsProps) {
  return (
    <div id={id} className="SuccessMetrics columns" role="group" aria-labelledby={headingId(id)}>
      <h2 id={headingId(id)} className="title-md">
        {heading}
      </h2>
      <div>
        <FigureList className="columns-48 columns-paper" figures={figures} valueClass="figure-md" />
        <KindNote name={kindNoteOf(figures)} />
      </div>
    </div>
  );
}
