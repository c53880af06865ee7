import type { NavigationType } from "react-router-dom";

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Where the visitor stands after a navigation: Back and Forward restore, a hash leads to its section, a change of the
 * query alone (the blog's filters) moves nothing, and every other link, also to the present page, leads to the top.
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
