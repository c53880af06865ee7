import type { ReactNode } from "react";
import { FigureItem } from "./FigureItem";
import type { LabeledFigure } from "./FigureValue";
import { cx } from "./cx";
import "./LoudFigure.css";

interface LoudFigureProps {
  readonly figure: LabeledFigure;
  /** The class with which the surrounding component places the figure, and sets its size in `--loud`. */
  readonly className?: string;
  /** A chart of the figure, below it. */
  readonly children?: ReactNode;
}

/** The one figure that a page wants to be remembered: very large, its words beside it. */
export function LoudFigure({ figure, className, children }: LoudFigureProps) {
  return (
    <dl className={cx("LoudFigure", className)}>
      <FigureItem figure={figure} valueClass="LoudFigure-value" noteClass="LoudFigure-note">
        {children ? <dd className="LoudFigure-chart">{children}</dd> : null}
      </FigureItem>
    </dl>
  );
}
