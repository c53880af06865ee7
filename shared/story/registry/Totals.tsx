import { registry } from "../danasStory";
import "./Totals.css";

const { people, totals } = registry;

/** How many dots are in a row of the drawing. */
const COLUMNS = 12;
const STEP = 20;
const DOT_RADIUS = 6.5;

/** The registry as an employer sees it: how many people of all, and no rows. */
export function Totals() {
  const rows = Math.ceil(totals.asked / COLUMNS);
  return (
    <div className="Totals">
      {/* In place of the rows. */}
      <div className="Totals-noRows" aria-hidden="true">
        {people.map(({ id }) => (
          <span key={id}>
            <svg viewBox="0 0 20 26">
              <path d="M1 25.5V10a9 9 0 0 1 18 0v15.5" />
            </svg>
          </span>
        ))}
      </div>
      <div className="Totals-total Registry-day" data-tone="light">
        <svg className="Totals-dots" viewBox={`0 0 ${COLUMNS * STEP} ${rows * STEP}`} aria-hidden="true">
          {Array.from({ length: totals.asked }, (_, index) => (
            <circle
              key={index}
              data-lit={index < totals.visited ? "" : undefined}
              cx={(index % COLUMNS) * STEP + STEP / 2}
              cy={Math.floor(index / COLUMNS) * STEP + STEP / 2}
              r={DOT_RADIUS}
            />
          ))}
        </svg>
        <p className="Totals-sum">{totals.total}</p>
        <p>{totals.line}</p>
      </div>
    </div>
  );
}
