import { FigureItem } from "../../components/FigureItem";
import type { LabeledFigure } from "../../components/FigureValue";
import { RatioDots } from "../../charts/lit/RatioDots";
import "./EmployerOutcomes.css";

export interface EmployerFigure extends LabeledFigure {
  /** Only of a return. */
  readonly drawing?: "dots";
}

/** A return, very large and as dots; the other figures in rows beside it. */
export function EmployerOutcomes({ figures }: { figures: readonly EmployerFigure[] }) {
  return (
    <dl className="EmployerOutcomes columns-48">
      {figures.map((figure) => (
        <FigureItem
          key={figure.label}
          figure={figure}
          className={figure.drawing && "EmployerOutcomes-drawn"}
          valueClass="EmployerOutcomes-value figure-lg"
          noteClass="EmployerOutcomes-note"
        >
          {figure.drawing ? (
            <dd className="EmployerOutcomes-dots">
              <RatioDots className="EmployerOutcomes-ratio" to={figure.value.number} />
            </dd>
          ) : null}
        </FigureItem>
      ))}
    </dl>
  );
}
