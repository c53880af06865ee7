import type { ReactNode } from "react";
import { FigureValue, type FigureValueProps, type LabeledFigure } from "./FigureValue";
import { RunningText } from "./RunningText";
import { cx } from "./cx";
import "./FigureItem.css";

interface FigureItemProps {
  readonly figure: Pick<LabeledFigure, "label" | "note"> & FigureValueProps;
  readonly valueClass: string;
  readonly noteClass?: string;
  /** A chart of the figure, shown in a `dd` of its own after the text. */
  readonly children?: ReactNode;
}

/** One figure of a list: label, value and note. The surrounding component lays out the list. */
export function FigureItem({ figure, valueClass, noteClass, children }: FigureItemProps) {
  return (
    <div className="FigureItem">
      <dt>
        <RunningText text={figure.label} />
      </dt>
      <dd className={cx("FigureItem-value", valueClass)}>
        <FigureValue value={figure.value} spoken={figure.spoken} />
      </dd>
      {figure.note ? (
        <dd className={cx("FigureItem-note", noteClass)}>
          <RunningText text={figure.note} />
        </dd>
      ) : null}
      {children}
    </div>
  );
}
