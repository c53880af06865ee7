import { figures } from "./figures";

/** The modeled value of each year, from the first to the last. */
export const projectedYears = [
  figures.projectedYear1,
  figures.projectedYear2,
  figures.projectedYear3,
] as const;

/** The same as the columns of a chart. */
export const projectedColumns = projectedYears.map(({ number }) => ({ amount: number }));
