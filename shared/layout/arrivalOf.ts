import type { NavigationType } from "react-router-dom";

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The scroll position after a navigation: Back and Forward restore it, a hash scrolls to its section, a change of the
 * query alone (the blog's filters) keeps it, and every other link, also to the current page, scrolls to the top.
 */
export function arrivalOf(
  from: Place,
  to: Place,
  type: `${NavigationType}`,
): "restore" | "section" | "stay" | "top" {
  if (type === "POP") return "restore";
  if (to.hash) return "section";
  return from.pathname === to.pathname && from.search !== to.search ? "stay" : "top";
}
