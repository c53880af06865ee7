import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";
import { RunningText } from "./RunningText";

export interface TitledText {
  readonly title: string;
  readonly body: string;
}

export interface TitledTextWithIcon extends TitledText {
  readonly icon: IconName;
}

interface TitledTextWithDrawing extends TitledText {
  readonly drawing: ReactNode;
}

interface TitledListProps {
  /** The class with which the surrounding component lays out the list. */
  readonly className?: string;
  /** The class with which the surrounding component places the icons. */
  readonly iconClass?: string;
  readonly titleSize: "sm" | "xs";
  readonly items: readonly (TitledText | TitledTextWithIcon | TitledTextWithDrawing)[];
}

/** A list of titles with one sentence each. An item may have an icon or a drawing above. */
export function TitledList({ className, iconClass, titleSize, items }: TitledListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.title}>
          {"icon" in item && <Icon name={item.icon} className={iconClass} />}
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
