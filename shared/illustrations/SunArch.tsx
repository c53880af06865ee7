import { cx } from "../components/cx";
import "./SunArch.css";

interface SunArchProps {
  /** The class with which the surrounding component places the arch. */
  readonly className?: string;
}

/** The arch of the logo's mark at a large size, with the sun inside it. */
export function SunArch({ className }: SunArchProps) {
  return (
    <svg className={cx("SunArch screen-only", className)} viewBox="0 0 26 13" aria-hidden="true">
      <path className="SunArch-arch" d="M0 13a13 13 0 0 1 26 0h-2.2a8.6 8.6 0 0 0-17.2 0Z" />
      <path className="SunArch-sun" d="M10.9 13a4.3 4.3 0 0 1 8.6 0Z" />
    </svg>
  );
}
