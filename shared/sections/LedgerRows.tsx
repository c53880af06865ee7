import type { ReactNode } from "react";
import { FigureValue, type Figure } from "../components/FigureValue";

interface LedgerRowsProps {
  readonly figures: readonly Figure[];
  /** The chart at the end of each row, in the order of the figures. */
  readonly drawings: readonly ReactNode[];
}

/** Figure, words and chart in one row between hairlines. */
export function LedgerRows({ figures, drawings }: LedgerRowsProps) {
  return (
    <dl className="LedgerRows">
      {figures.map(({ value, label, note }, index) => (
        <div key={label}>
          <dt className="LedgerRows-label">{label}</dt>
          <dd className="LedgerRows-value figure-lg">
            <FigureValue value={value} />
          </dd>
          <dd className="LedgerRows-note">{note}</dd>
          <dd className="LedgerRows-drawing">{drawings[index]}</dd>
        </div>
      ))}
    </dl>
  );
}
