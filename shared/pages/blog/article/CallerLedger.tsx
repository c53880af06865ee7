import { Drawing } from "../../../components/Drawing";
import { RegistryRow } from "../../../illustrations/RegistryTable";
import type { LedgerFigure } from "../ArticleWords";

/** A registry of invented people, each with one caller. */
export function CallerLedger({ columns, rows, alt }: LedgerFigure) {
  return (
    <Drawing className="RegistryTable edged" alt={alt} data-tone="light" data-draws="">
      <div className="RegistryTable-head">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {rows.map((row) => (
        <RegistryRow key={row.entry} {...row} />
      ))}
    </Drawing>
  );
}
