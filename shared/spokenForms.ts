/** What screen readers get in place of a printed figure that they would read badly. */
export const spokenForms: ReadonlyMap<string, string> = new Map([
  ["6:1", "6 to 1"],
  ["8:1", "8 to 1"],
  ["12:1", "12 to 1"],
  ["3:1", "3 to 1"],
  ["6.2:1", "6.2 to 1"],
  ["$3M+", "more than 3 million dollars"],
  ["$7M+", "more than 7 million dollars"],
  ["$3.2M", "3.2 million dollars"],
  ["$5.8M", "5.8 million dollars"],
  ["$8.1M", "8.1 million dollars"],
  ["50K+", "more than 50,000"],
  ["12K+", "more than 12,000"],
  ["1,000+", "more than 1,000"],
  ["200+", "more than 200"],
  ["50+", "more than 50"],
  ["25+", "more than 25"],
  ["90%+", "90 percent or more"],
  ["20–25%", "20 to 25 percent"],
  ["40–60%", "40 to 60 percent"],
  ["4–6 weeks", "4 to 6 weeks"],
  ["< 24h", "less than 24 hours"],
  ["< 200 ms", "under 200 milliseconds"],
]);

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
