import { FigureItem } from "./FigureItem";
import type { LabeledFigure } from "./FigureValue";

interface FigureListProps {
  /** A class for the component around it to lay the list out by. */
  readonly className?: string;
  readonly figures: readonly LabeledFigure[];
  readonly valueClass: string;
  readonly noteClass?: string;
}

/** Figures of one kind, each with what it counts and its note. */
export function FigureList({ className, figures, ...classes }: FigureListProps) {
  return (
    <dl className={className}>
      {figures.map((figure) => (
        <FigureItem key={figure.label} figure={figure} {...classes} />
      ))}
    </dl>
  );
}
