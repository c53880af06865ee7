import { cx } from "./cx";
import { FigureItem } from "./FigureItem";
import type { LabeledFigure } from "./FigureValue";
import "./FigureLines.css";

interface FigureLinesProps {
  readonly figures: readonly LabeledFigure[];
  /** The class with which the surrounding component places the lines. */
  readonly className?: string;
}

/** Figures as lines of text, for those that are large on another page or secondary on this one. */
export function FigureLines({ figures, className }: FigureLinesProps) {
  return (
    <dl className={cx("FigureLines", className)}>
      {figures.map((figure) => (
        <FigureItem
          key={figure.label}
          figure={figure}
          valueClass="FigureLines-value"
          noteClass="FigureLines-note"
        />
      ))}
    </dl>
  );
}
