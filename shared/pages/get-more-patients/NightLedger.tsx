import { LedgerRow } from "../../components/Ledger";
import { Drawing } from "../../components/Drawing";
import { registrySample } from "../../samples";

interface NightLedgerProps {
  /** How many rows have words: the first ones of the sample. */
  readonly lit: number;
  /** How many rows are drawn as dark bars below them. */
  readonly unlit: number;
}

/** The lengths of the bars in an unlit row, in turn; irregular, so that the rows look written. */
const BAR_LENGTHS = [
  [62, 48, 74],
  [54, 58, 58],
  [66, 44, 82],
] as const;

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
          {(BAR_LENGTHS[row % BAR_LENGTHS.length] ?? []).map((length, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- an illustration, whose bars never move
            <svg key={column} height="10" aria-hidden="true" focusable="false">
              <rect x="1" y="1" width={`${length}%`} height="8" rx="3" />
            </svg>
          ))}
        </div>
      ))}
    </Drawing>
  );
}
