import { figures, printed, spoken } from "./figures";

/** What screen readers get in place of a printed figure that they would read badly. */
export const spokenForms: ReadonlyMap<string, string> = new Map(
  Object.values(figures)
    .map((figure) => [printed(figure), spoken(figure)] as const)
    .filter(([asPrinted, asSpoken]) => asPrinted !== asSpoken),
);

const printedFigures = [...spokenForms.keys()]
  // Longest first, because a shorter one may be the beginning of a longer one.
  .toSorted((one, other) => other.length - one.length)
  .map((figure) => figure.replaceAll(/[$+.]/g, String.raw`\$&`))
  .join("|");

/** The pattern of a printed figure that has a spoken form. */
export const spokenFigure = String.raw`(?<![\d.,])(?:${printedFigures})(?!\d)`;

/** The text with its figures in their spoken forms, for accessible names. */
export function spokenText(text: string): string {
  return text.replaceAll(new RegExp(spokenFigure, "g"), (figure) => spokenForms.get(figure) ?? figure);
}
