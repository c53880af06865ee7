import { KindNote } from "../../components/KindNote";
import { FigureItem } from "../../components/FigureItem";
import type { LabeledFigure } from "../../components/FigureValue";
import { kindNoteOf } from "../../kindNotes";
import "./Capacity.css";

/** How many of the figures are large, above the horizon; the others are below it. */
const LARGE = 3;

/** The platform's figures: large ones, a horizon, smaller ones. */
export function Capacity({ figures }: { figures: readonly LabeledFigure[] }) {
  return (
    <>
      <dl className="Capacity">
        {figures.map((figure, index) => (
          <FigureItem
            key={figure.label}
            figure={figure}
            valueClass={`Capacity-value figure-${index < LARGE ? "lg" : "md"}`}
            noteClass="Capacity-note"
          />
        ))}
      </dl>
      <KindNote name={kindNoteOf(figures)} isFirst />
    </>
  );
}
