import { FigureItem } from "./FigureItem";
import type { LabeledFigure } from "./FigureValue";

interface FigureListProps {
  /** The class with which the surrounding component lays out the list. */
  readonly className?: string;
  readonly figures: readonly LabeledFigure[];
  readonly valueClass: string;
  readonly noteClass?: string;
}

/** A list of figures, each with a label and a note. */
export function FigureList({ className, figures, ...classes }: FigureListProps) {
  return (
    <dl className={className}>
      {figures.map((figure) => (
        <FigureItem key={figure.label} figure={figure} {...classes} />
      ))}
    </dl>
  );
}
