import type { ReactNode } from "react";
import { FigureItem } from "../components/FigureItem";
import type { LabeledFigure } from "../components/FigureValue";
import "./FigureRows.css";

interface FigureRowsProps<T extends LabeledFigure> {
  readonly figures: readonly T[];
  /** Draws the chart at the end of a figure's row. */
  readonly renderChart: (figure: T) => ReactNode;
  /** Puts the charts below the text on a phone, too. */
  readonly isChartBelow?: boolean;
}

/** Figures in rows between hairlines: value, text and chart. */
export function FigureRows<T extends LabeledFigure>({
  figures,
  renderChart,
  isChartBelow,
}: FigureRowsProps<T>) {
  return (
    <dl className={isChartBelow ? "FigureRows FigureRows-below hairlines" : "FigureRows hairlines"}>
      {figures.map((figure) => (
        <FigureItem
          key={figure.label}
          figure={figure}
          valueClass="FigureRows-value figure-lg"
          noteClass="FigureRows-note"
        >
          <dd className="FigureRows-drawing">{renderChart(figure)}</dd>
        </FigureItem>
      ))}
    </dl>
  );
}
