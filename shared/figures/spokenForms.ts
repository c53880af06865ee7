import { figures, printed, spoken } from "./figures";

/** The spoken forms of printed figures that screen readers would read badly. */
export const spokenForms: ReadonlyMap<string, string> = new Map(
  Object.values(figures)
    .map((figure) => [printed(figure), spoken(figure)] as const)
    .filter(([asPrinted, asSpoken]) => asPrinted !== asSpoken),
);

const printedFigures = [...spokenForms.keys()]
  // Longest first, because a shorter figure may be the beginning of a longer one.
  .toSorted((one, other) => other.length - one.length)
  .map((figure) => figure.replaceAll(/[$+.]/g, String.raw`\$&`))
  .join("|");

/** The source of a regular expression for printed figures that have a spoken form. */
export const spokenFigure = String.raw`(?<![\d.,])(?:${printedFigures})(?!\d)`;

/** Replaces figures by their spoken forms, for accessible names. */
export function spokenText(text: string): string {
  return text.replaceAll(new RegExp(spokenFigure, "g"), (figure) => spokenForms.get(figure) ?? figure);
}
