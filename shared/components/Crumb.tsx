import type { ReactNode } from "react";
import "./Crumb.css";

/** The eyebrow above a hero's h1, with a small half-sun. It says which part of the site the page belongs to. */
export function Crumb({ children }: { children: ReactNode }) {
  return <p className="Crumb">{children}</p>;
}
