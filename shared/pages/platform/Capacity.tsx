import { FigureLabel } from "../../components/FigureLabel";
import { FigureEntry } from "../../components/FigureEntry";
import type { Figure } from "../../components/FigureValue";

/** How many of the figures stand large above the horizon; the others stand below it. */
const LARGE = 3;

/** The platform's measures: three large ones, a horizon, the smaller ones. */
export function Capacity({ figures }: { figures: readonly Figure[] }) {
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
      <FigureLabel name="target" />
    </>
  );
}
