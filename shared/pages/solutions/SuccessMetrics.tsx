import { KindNote } from "../../components/KindNote";
import { FigureList } from "../../components/FigureList";
import type { LabeledFigure } from "../../components/FigureValue";
import { kindNoteOf } from "../../components/kindNotes";
import { headingId } from "../../sections/Section";
import "./SuccessMetrics.css";

interface SuccessMetricsProps {
  readonly id: string;
  readonly heading: string;
  readonly figures: readonly LabeledFigure[];
}

/** Figures as lines below their title. It continues the section above. */
export function SuccessMetrics({ id, heading, figures }: SuccessMetricsProps) {
  return (
    <div id={id} className="SuccessMetrics" role="group" aria-labelledby={headingId(id)}>
      <h2 id={headingId(id)} className="title-sm">
        {heading}
      </h2>
      <FigureList figures={figures} />
      <KindNote name={kindNoteOf(figures)} />
    </div>
  );
}
