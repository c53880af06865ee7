import type { ReactNode } from "react";
import { RunningText } from "./RunningText";
import { cx } from "./cx";
import "./TitledList.css";

export interface TitledText {
  readonly title: string;
  readonly body: string;
}

interface TitledTextWithDrawing extends TitledText {
  readonly drawing: ReactNode;
}

interface TitledListProps {
  /** The class with which the surrounding component lays out the list. */
  readonly className?: string;
  readonly titleSize: "sm" | "xs";
  /** Side by side, each below a hairline. */
  readonly isInColumns?: boolean;
  /** On a phone each title is in line with its sentence: for short titles. */
  readonly isInLine?: boolean;
  readonly items: readonly (TitledText | TitledTextWithDrawing)[];
}

/** A list of titles with one sentence each. An item may have a drawing above. */
export function TitledList({ className, titleSize, isInColumns, isInLine, items }: TitledListProps) {
  return (
    <ul className={cx(isInColumns && "TitledList-columns", isInLine && "TitledList-inLine", className)}>
      {items.map((item) => (
        <li key={item.title}>
          {"drawing" in item && item.drawing}
          <h3 className={`title-${titleSize}`}>{item.title}</h3>
          <p>
            <RunningText text={item.body} />
          </p>
        </li>
      ))}
    </ul>
  );
}
