import { Drawing } from "../components/Drawing";
import { arcPath } from "../charts/arc";
import { registrySample, type RegistryEntry, type RiskLevel } from "../samples";
import "../charts/levels.css";
import "./RegistryTable.css";

/** How far the small arch beside a risk level is drawn, in thirds of a half circle. */
const riskThirds: Record<RiskLevel, number> = { Low: 1, Medium: 2, High: 3 };

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

export function RegistryHead() {
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

const MARK = { x: 18, y: 18, radius: 14 };

function RiskMark({ level }: { level: RiskLevel }) {
  return (
    <svg className="RegistryTable-mark" viewBox="0 0 36 20" fill="none" strokeWidth="5" aria-hidden="true">
      <path d={arcPath(MARK, 0, 180)} />
      <path data-level={level.toLowerCase()} d={arcPath(MARK, 0, riskThirds[level] * 60)} />
    </svg>
  );
}
