import { FigureEntry } from "./FigureEntry";
import type { Figure } from "./FigureValue";

interface FigureListProps {
  /** The class of the list, where whoever has it lays it out by one. */
  readonly className?: string;
  readonly figures: readonly Figure[];
  readonly valueClass: string;
  readonly noteClass?: string;
}

/** Figures of one kind, each with what it counts and its note. */
export function FigureList({ className, figures, ...classes }: FigureListProps) {
  return (
    <dl className={className}>
      {figures.map((figure) => (
        <FigureEntry key={figure.label} figure={figure} {...classes} />
      ))}
    </dl>
  );
}
