import type { ReactNode } from "react";
import { RunningText } from "./RunningText";

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
  readonly items: readonly (TitledText | TitledTextWithDrawing)[];
}

/** A list of titles with one sentence each. An item may have a drawing above. */
export function TitledList({ className, titleSize, items }: TitledListProps) {
  return (
    <ul className={className}>
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
