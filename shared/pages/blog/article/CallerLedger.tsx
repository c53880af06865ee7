import { Drawing } from "../../../components/Drawing";
import { RiskMark } from "../../../charts/lit/RiskMark";
import type { LedgerFigure } from "../ArticleWords";
import "./CallerLedger.css";

/** A registry of invented people, each with one caller. */
export function CallerLedger({ columns, rows, alt }: LedgerFigure) {
  return (
    <Drawing className="CallerLedger forced-edge" alt={alt} data-tone="light" data-draws="">
      <div className="CallerLedger-head">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {rows.map(({ entry, risk, next }) => (
        <div key={entry} className="CallerLedger-row">
          <span className="CallerLedger-entry">{entry}</span>
          <span className="CallerLedger-risk">
            <RiskMark className="CallerLedger-mark" level={risk} />
            {risk}
          </span>
          <span className="CallerLedger-next">{next}</span>
        </div>
      ))}
    </Drawing>
  );
}
