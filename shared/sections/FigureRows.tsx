import type { ReactNode } from "react";
import { FigureItem } from "../components/FigureItem";
import type { LabeledFigure } from "../components/FigureValue";
import "./FigureRows.css";

interface FigureRowsProps<T extends LabeledFigure> {
  readonly figures: readonly T[];
  /** Draws the chart at the end of a figure's row. */
  readonly renderChart: (figure: T) => ReactNode;
  /** The size of the values. The default is `lg`; `md` is for figures that stand large on another page. */
  readonly size?: "md";
  /** Puts the charts below the text on a phone, too. */
  readonly isChartBelow?: boolean;
}

/** Figures in rows between hairlines: value, text and chart. */
export function FigureRows<T extends LabeledFigure>({
  figures,
  renderChart,
  size,
  isChartBelow,
}: FigureRowsProps<T>) {
  return (
    <dl className={isChartBelow ? "FigureRows FigureRows-below hairlines" : "FigureRows hairlines"}>
      {figures.map((figure) => (
        <FigureItem
          key={figure.label}
          figure={figure}
          valueClass={`FigureRows-value figure-${size ?? "lg"}`}
          noteClass="FigureRows-note"
        >
          <dd className="FigureRows-drawing">{renderChart(figure)}</dd>
        </FigureItem>
      ))}
    </dl>
  );
}
