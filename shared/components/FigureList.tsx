import { FigureItem } from "./FigureItem";
import type { LabeledFigure } from "./FigureValue";
import "./FigureList.css";

/** Figures as lines of text, for those that are large on another page or secondary on this one. */
export function FigureList({ figures }: { figures: readonly LabeledFigure[] }) {
  return (
    <dl className="FigureList">
      {figures.map((figure) => (
        <FigureItem
          key={figure.label}
          figure={figure}
          valueClass="FigureList-value"
          noteClass="FigureList-note"
        />
      ))}
    </dl>
  );
}
