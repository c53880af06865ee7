import type { ReactNode } from "react";
import { cx } from "./cx";
import "./Eyebrow.css";

interface EyebrowProps {
  /** The class with which the surrounding component places the eyebrow. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** The eyebrow above a hero's h1, with a small half-sun. It says which part of the site the page belongs to. */
export function Eyebrow({ className, children }: EyebrowProps) {
  return <p className={cx("Eyebrow", className)}>{children}</p>;
}
