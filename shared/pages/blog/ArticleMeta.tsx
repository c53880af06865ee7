import type { ReactNode } from "react";
import "./ArticleMeta.css";

/** A line of what an article is about and how long it takes: bold first, the rest in spans. */
export function ArticleMeta({ children }: { children: ReactNode }) {
  return <p className="ArticleMeta row caption">{children}</p>;
}
