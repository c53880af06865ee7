import { printed, spoken as spokenOf, type Figure } from "../figures";
import { spokenForms } from "../spokenForms";

/** A figure with the words that say what it counts. */
export interface LabeledFigure {
  readonly label: string;
  readonly value: Figure;
  readonly note?: string;
}

export interface FigureValueProps {
  /** A figure of the site, or a number as it is printed. */
  readonly value: Figure | string;
  /** How a number is read out that was computed for the visitor. */
  readonly spoken?: string;
}

/** A printed figure, read out in its spoken form where it has one. */
export function FigureValue({ value, spoken }: FigureValueProps) {
  const text = typeof value === "string" ? value : printed(value);
  const heard = spoken ?? (typeof value === "string" ? spokenForms.get(value) : spokenOf(value)) ?? text;
  if (heard === text) return <span className="nowrap">{text}</span>;
  return (
    <>
      <span className="nowrap" aria-hidden="true">
        {text}
      </span>
      <span className="visually-hidden">{heard}</span>
    </>
  );
}
