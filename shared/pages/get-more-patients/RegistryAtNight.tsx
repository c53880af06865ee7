import { RegistryRow } from "../../illustrations/RegistryTable";
import { Drawing } from "../../components/Drawing";
import { registrySample } from "../../samples";
import "./RegistryAtNight.css";

interface RegistryAtNightProps {
  /** How many rows have words: the first ones of the sample. */
  readonly lit: number;
  /** How many rows of unseen people, a ring and a line each, follow. */
  readonly unlit: number;
}

/** The registry at night: a few lines lit, the others fading into the ground. */
export function RegistryAtNight({ lit, unlit }: RegistryAtNightProps) {
  return (
    <Drawing className="RegistryAtNight" alt={registrySample.alt} data-draws="">
      <div className="RegistryTable-head">
        {registrySample.columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {registrySample.rows.slice(0, lit).map((entry) => (
        <RegistryRow key={entry.entry} {...entry} />
      ))}
      {Array.from({ length: unlit }, (_, row) => (
        <div key={row} className="RegistryTable-row RegistryAtNight-unlit">
          <svg width="76" height="14" aria-hidden="true" focusable="false">
            <circle cx="7" cy="7" r="6" />
            <path d="M28 7h48" />
          </svg>
        </div>
      ))}
    </Drawing>
  );
}
