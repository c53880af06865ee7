import { printed, spoken as spokenOf, type Figure } from "../figures/figures";
import { spokenForms } from "../figures/spokenForms";

/** A figure with its label. */
export interface LabeledFigure {
  readonly label: string;
  readonly value: Figure;
  readonly note?: string;
}

export interface FigureValueProps {
  /** A figure of the site, or a number that is formatted already. */
  readonly value: Figure | string;
  /** The spoken form of a number that was computed for the visitor. */
  readonly spoken?: string;
}

/** A figure as it is printed. Screen readers get its spoken form if it has one. */
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
