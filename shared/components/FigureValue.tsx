import { spokenForms } from "../spokenForms";

/** One number of the site with the words that say what it counts. */
export interface Figure {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  /** How the value is read out, where it is not one of the fixed forms. */
  readonly spoken?: string;
}

/** A printed figure, read out in its spoken form where it has one. */
export function FigureValue({ value, spoken = spokenForms.get(value) }: Pick<Figure, "value" | "spoken">) {
  if (!spoken) return <span className="nowrap">{value}</span>;
  return (
    <>
      <span className="nowrap" aria-hidden="true">
        {value}
      </span>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}
