import { cx } from "./cx";
import { FigureItem } from "./FigureItem";
import type { LabeledFigure } from "./FigureValue";
import "./FigureList.css";

interface FigureListProps {
  readonly figures: readonly LabeledFigure[];
  /** The class with which the surrounding component places the list. */
  readonly className?: string;
  readonly valueClass?: string;
  readonly noteClass?: string;
}

/** Figures as lines of text, for those that are large on another page or secondary on this one. */
export function FigureList({ figures, className, valueClass, noteClass }: FigureListProps) {
  return (
    <dl className={cx(!valueClass && "FigureList", className)}>
      {figures.map((figure) => (
        <FigureItem
          key={figure.label}
          figure={figure}
          valueClass={valueClass ?? "FigureList-value"}
          noteClass={noteClass ?? "FigureList-note"}
        />
      ))}
    </dl>
  );
}
