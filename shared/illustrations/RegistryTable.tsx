import { Drawing } from "../components/Drawing";
import { RiskMark } from "../components/RiskMark";
import { registrySample, type RegistryEntry } from "../samples";
import "./RegistryTable.css";

/** An illustration of the first rows of the sample registry; its alternative text is one sentence. */
export function RegistryTable({ rows }: { rows: number }) {
  return (
    <Drawing className="RegistryTable edged" alt={registrySample.alt} data-tone="light" data-draws="">
      <RegistryHead />
      {registrySample.rows.slice(0, rows).map((entry) => (
        <RegistryRow key={entry.entry} {...entry} />
      ))}
    </Drawing>
  );
}

function RegistryHead() {
  return (
    <div className="RegistryTable-head">
      {registrySample.columns.map((column) => (
        <span key={column}>{column}</span>
      ))}
    </div>
  );
}

export function RegistryRow({ entry, risk, next }: RegistryEntry) {
  return (
    <div className="RegistryTable-row">
      <span className="RegistryTable-entry">{entry}</span>
      <span className="RegistryTable-risk">
        <RiskMark level={risk} />
        {risk}
      </span>
      <span className="RegistryTable-next">{next}</span>
    </div>
  );
}
