import { FigureValue, type Figure } from "../../components/FigureValue";
import { RatioDots } from "../../figures/RatioDots";

interface EmployerOutcomesProps {
  readonly figures: readonly Figure[];
  /** The first figure as dots: what comes back for one. */
  readonly returnOnOne: number;
}

/** The first figure as large as the sky allows, the others beside it in rows. */
export function EmployerOutcomes({ figures, returnOnOne }: EmployerOutcomesProps) {
  return (
    <dl className="EmployerOutcomes">
      {figures.map(({ value, label, note }, index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="EmployerOutcomes-value figure-lg">
            <FigureValue value={value} />
          </dd>
          <dd className="EmployerOutcomes-note">{note}</dd>
          {index === 0 ? (
            <dd className="EmployerOutcomes-dots">
              <RatioDots to={returnOnOne} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
