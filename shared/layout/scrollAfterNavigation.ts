import type { NavigationType } from "react-router-dom";
import { pageKey } from "../routes/pageAt";

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The scroll position after a navigation:
 * - Back and Forward restore the earlier position.
 * - A hash scrolls to its section.
 * - A change of the blog's filters keeps the position.
 * - Every other link scrolls to the top, even a link to the current page.
 */
export function scrollAfterNavigation(
  from: Place,
  to: Place,
  type: `${NavigationType}`,
): "restore" | "section" | "stay" | "top" {
  if (type === "POP") return "restore";
  if (to.hash) return "section";
  return pageKey(from) === pageKey(to) && from.search !== to.search ? "stay" : "top";
}
