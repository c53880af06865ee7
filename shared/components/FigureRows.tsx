import type { ReactNode } from "react";
import { FigureChart } from "./FigureChart";
import { FigureItem } from "./FigureItem";
import type { LabeledFigure } from "./FigureValue";
import "./FigureRows.css";

interface FigureRowsProps<T extends LabeledFigure> {
  readonly figures: readonly T[];
  /** Draws another chart than the usual one of a figure. */
  readonly renderChart?: (figure: T) => ReactNode;
}

/** Figures in rows between hairlines: value, text and chart. */
export function FigureRows<T extends LabeledFigure>({ figures, renderChart }: FigureRowsProps<T>) {
  return (
    <dl className="FigureRows hairlines">
      {figures.map((figure) => (
        <FigureItem
          key={figure.label}
          figure={figure}
          valueClass="FigureRows-value figure-md"
          noteClass="FigureRows-note"
        >
          <dd className="FigureRows-chart">
            {renderChart ? renderChart(figure) : <FigureChart figure={figure.value} />}
          </dd>
        </FigureItem>
      ))}
    </dl>
  );
}
