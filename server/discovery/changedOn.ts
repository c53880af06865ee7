import type { Article } from "../../shared/pages/blog/Article";

/** The day on which the article was changed last, or published. */
export function changedOn({ isoDate, updatedIsoDate = isoDate }: Article): string {
  return updatedIsoDate;
}
