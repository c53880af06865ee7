import type { ReactNode } from "react";
import { RunningText } from "../components/RunningText";
import { KindNote } from "../components/KindNote";
import { kindNoteOf } from "../kindNotes";
import { FigureValue, type LabeledFigure } from "../components/FigureValue";
import "./FigureRows.css";

interface FigureRowsProps<T extends LabeledFigure> {
  readonly figures: readonly T[];
  /** Draws the chart at the end of a figure's row. */
  readonly renderChart: (figure: T) => ReactNode;
  /** Puts the charts below the text on a phone, too. */
  readonly isChartBelow?: boolean;
  /** Adds the note on the figures' kind. */
  readonly hasKindNote?: boolean;
}

/** Figures in rows between hairlines: value, text and chart. */
export function FigureRows<T extends LabeledFigure>({
  figures,
  renderChart,
  isChartBelow,
  hasKindNote,
}: FigureRowsProps<T>) {
  const rows = (
    <dl className={isChartBelow ? "FigureRows FigureRows-below hairlines" : "FigureRows hairlines"}>
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt className="FigureRows-label">{figure.label}</dt>
          <dd className="FigureRows-value figure-lg">
            <FigureValue value={figure.value} />
          </dd>
          <dd className="FigureRows-note">{figure.note ? <RunningText text={figure.note} /> : null}</dd>
          <dd className="FigureRows-drawing">{renderChart(figure)}</dd>
        </div>
      ))}
    </dl>
  );
  if (!hasKindNote) return rows;
  return (
    <>
      {rows}
      <KindNote name={kindNoteOf(figures)} className="FigureRows-kind" />
    </>
  );
}
