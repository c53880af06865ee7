import { figures } from "./figures";

/** The modeled value of each year, in order. */
export const projectedYears = [
  figures.projectedYear1,
  figures.projectedYear2,
  figures.projectedYear3,
] as const;

/** The same values, as columns of a chart. */
export const projectedColumns = projectedYears.map(({ number }) => ({ amount: number }));
