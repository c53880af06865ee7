import type { ReactNode } from "react";
import { FigureItem } from "./FigureItem";
import type { LabeledFigure } from "./FigureValue";
import "./FigureColumns.css";

interface FigureColumnsProps<T extends LabeledFigure> {
  /** Two to four. */
  readonly figures: readonly T[];
  /** Draws the chart below a figure's text. */
  readonly renderChart?: ((figure: T) => ReactNode) | undefined;
}

/** Figures side by side: value, text and chart. */
export function FigureColumns<T extends LabeledFigure>({ figures, renderChart }: FigureColumnsProps<T>) {
  return (
    <dl className="FigureColumns" data-figures={figures.length}>
      {figures.map((figure) => (
        <FigureItem
          key={figure.label}
          figure={figure}
          valueClass="FigureColumns-value"
          noteClass="FigureColumns-note"
        >
          {renderChart ? <dd className="FigureColumns-chart">{renderChart(figure)}</dd> : null}
        </FigureItem>
      ))}
    </dl>
  );
}
