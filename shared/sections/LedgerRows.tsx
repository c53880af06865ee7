import type { ReactNode } from "react";
import { FigureValue, type LabeledFigure } from "../components/FigureValue";
import "./LedgerRows.css";

interface LedgerRowsProps<T extends LabeledFigure> {
  readonly figures: readonly T[];
  /** Draws the chart at the end of a figure's row. */
  readonly renderChart: (figure: T) => ReactNode;
}

/** Figure, words and chart in one row between hairlines. */
export function LedgerRows<T extends LabeledFigure>({ figures, renderChart }: LedgerRowsProps<T>) {
  return (
    <dl className="LedgerRows">
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt className="LedgerRows-label">{figure.label}</dt>
          <dd className="LedgerRows-value figure-lg">
            <FigureValue value={figure.value} />
          </dd>
          <dd className="LedgerRows-note">{figure.note}</dd>
          <dd className="LedgerRows-drawing">{renderChart(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
