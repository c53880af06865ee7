import type { ReactNode } from "react";
import "./Crumb.css";

/** Where a page belongs: a small half-sun and the eyebrow above the h1 of its hero. */
export function Crumb({ children }: { children: ReactNode }) {
  return <p className="Crumb">{children}</p>;
}
