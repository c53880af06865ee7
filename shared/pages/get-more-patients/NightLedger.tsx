import { LedgerRow } from "../../components/Ledger";
import { Drawing } from "../../components/Drawing";
import { registrySample } from "../../samples";
import "./NightLedger.css";

interface NightLedgerProps {
  /** How many rows have words: the first ones of the sample. */
  readonly lit: number;
  /** How many rows of people yet unknown, a ring and a short rule each, are below them. */
  readonly unlit: number;
}

/** The registry at night: a few lines lit, the others fading into the ground. */
export function NightLedger({ lit, unlit }: NightLedgerProps) {
  return (
    <Drawing className="NightLedger" alt={registrySample.alt} data-draws="">
      <div className="Ledger-head">
        {registrySample.columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {registrySample.rows.slice(0, lit).map((entry) => (
        <LedgerRow key={entry.entry} {...entry} />
      ))}
      {Array.from({ length: unlit }, (_, row) => (
        <div key={row} className="Ledger-row NightLedger-unlit">
          <svg width="76" height="14" aria-hidden="true" focusable="false">
            <circle cx="7" cy="7" r="6" />
            <path d="M28 7h48" />
          </svg>
        </div>
      ))}
    </Drawing>
  );
}
