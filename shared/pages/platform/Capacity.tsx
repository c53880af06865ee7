import { KindNote } from "../../components/KindNote";
import { FigureItem } from "../../components/FigureItem";
import type { LabeledFigure } from "../../components/FigureValue";
import { kindNoteOf } from "../../components/kindNotes";
import "./Capacity.css";

/** How many figures are shown large, above the horizon. The others are below it. */
const LARGE = 3;

/** The platform's figures: large ones above a horizon, smaller ones below. */
export function Capacity({ figures }: { figures: readonly LabeledFigure[] }) {
  return (
    <>
      <dl className="Capacity">
        {figures.map((figure, index) => (
          <FigureItem
            key={figure.label}
            figure={figure}
            valueClass={
              index < LARGE ? "Capacity-value Capacity-large figure-lg" : "Capacity-value figure-md"
            }
            noteClass="Capacity-note"
          />
        ))}
      </dl>
      <KindNote name={kindNoteOf(figures)} isFirst />
    </>
  );
}
