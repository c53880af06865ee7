/** The number of a page, or a gap that stands for several. */
export type PagerStep = number | "gap";

/** The first page, the last, the present one and its neighbors, and gaps between them; a gap of one page is that page. */
export function pagerSteps(page: number, pageCount: number): readonly PagerStep[] {
  const shown = new Set([1, page - 1, page, page + 1, pageCount]);
  const numbers = [...shown].filter((number) => number >= 1 && number <= pageCount).toSorted((a, b) => a - b);
  return numbers.flatMap((number, index): readonly PagerStep[] => {
    const missing = number - (numbers[index - 1] ?? number - 1) - 1;
    if (missing === 0) return [number];
    return [missing === 1 ? number - 1 : "gap", number];
  });
}
