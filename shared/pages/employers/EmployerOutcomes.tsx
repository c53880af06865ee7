import { FigureItem } from "../../components/FigureItem";
import type { LabeledFigure } from "../../components/FigureValue";
import { RatioDots } from "../../charts/RatioDots";
import "./EmployerOutcomes.css";

/** The first figure, a return, very large and as dots; the others in rows beside it. */
export function EmployerOutcomes({ figures }: { figures: readonly LabeledFigure[] }) {
  return (
    <dl className="EmployerOutcomes columns-48">
      {figures.map((figure, index) => (
        <FigureItem
          key={figure.label}
          figure={figure}
          valueClass="EmployerOutcomes-value figure-lg"
          noteClass="EmployerOutcomes-note"
        >
          {index === 0 ? (
            <dd className="EmployerOutcomes-dots">
              <RatioDots className="EmployerOutcomes-ratio" to={figure.value.number} />
            </dd>
          ) : null}
        </FigureItem>
      ))}
    </dl>
  );
}
