import { FigureLabel } from "../../components/FigureLabel";
import { FigureEntry } from "../../components/FigureEntry";
import type { LabeledFigure } from "../../components/FigureValue";
import { labelOf } from "../../figureLabels";
import "./Capacity.css";

/** How many of the figures are large, above the horizon; the others are below it. */
const LARGE = 3;

/** The platform's figures: large ones, a horizon, smaller ones. */
export function Capacity({ figures }: { figures: readonly LabeledFigure[] }) {
  return (
    <>
      <dl className="Capacity">
        {figures.map((figure, index) => (
          <FigureEntry
            key={figure.label}
            figure={figure}
            valueClass={`Capacity-value figure-${index < LARGE ? "lg" : "md"}`}
            noteClass="Capacity-note"
          />
        ))}
      </dl>
      <FigureLabel name={labelOf(figures)} />
    </>
  );
}
