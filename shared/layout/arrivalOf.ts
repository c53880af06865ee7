import type { NavigationType } from "react-router-dom";
import { pageKey } from "../pageAt";

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The scroll position after a navigation: Back and Forward restore it, a hash scrolls to its section, a change of the
 * filters alone, in the query of the blog, keeps it, and every other link, also to the current page, scrolls to the top.
 */
export function arrivalOf(
  from: Place,
  to: Place,
  type: `${NavigationType}`,
): "restore" | "section" | "stay" | "top" {
  if (type === "POP") return "restore";
  if (to.hash) return "section";
  return pageKey(from) === pageKey(to) && from.search !== to.search ? "stay" : "top";
}
