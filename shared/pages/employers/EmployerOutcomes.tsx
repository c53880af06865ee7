import { FigureEntry } from "../../components/FigureEntry";
import type { Figure } from "../../components/FigureValue";
import { RatioDots } from "../../charts/RatioDots";

interface EmployerOutcomesProps {
  readonly figures: readonly Figure[];
  /** The first figure as dots: what comes back for one. */
  readonly returnOnOne: number;
}

/** The first figure as large as the sky allows, the others beside it in rows. */
export function EmployerOutcomes({ figures, returnOnOne }: EmployerOutcomesProps) {
  return (
    <dl className="EmployerOutcomes">
      {figures.map((figure, index) => (
        <FigureEntry
          key={figure.label}
          figure={figure}
          valueClass="EmployerOutcomes-value figure-lg"
          noteClass="EmployerOutcomes-note"
        >
          {index === 0 ? (
            <dd className="EmployerOutcomes-dots">
              <RatioDots to={returnOnOne} />
            </dd>
          ) : null}
        </FigureEntry>
      ))}
    </dl>
  );
}
