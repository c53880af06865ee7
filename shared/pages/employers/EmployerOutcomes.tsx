import { FigureEntry } from "../../components/FigureEntry";
import type { Figure } from "../../components/FigureValue";
import { RatioDots } from "../../charts/RatioDots";

interface EmployerOutcomesProps {
  readonly figures: readonly Figure[];
  /** The first figure as dots: dollars returned for each dollar. */
  readonly returnOnOne: number;
}

/** The first figure as large as there is room, the others beside it in rows. */
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
