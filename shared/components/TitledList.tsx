import { Icon, type IconName } from "./Icon";
import { RunningText } from "./RunningText";

export interface TitledText {
  readonly title: string;
  readonly body: string;
}

export interface TitledTextWithIcon extends TitledText {
  readonly icon: IconName;
}

interface TitledListProps {
  /** The class of the component that lays the list out. */
  readonly className?: string;
  readonly titleSize: "sm" | "xs";
  readonly items: readonly (TitledText | TitledTextWithIcon)[];
}

/** Titles with a sentence each, after an icon where they have one. */
export function TitledList({ className, titleSize, items }: TitledListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.title}>
          {"icon" in item && <Icon name={item.icon} />}
          <h3 className={`title-${titleSize}`}>{item.title}</h3>
          <p>
            <RunningText text={item.body} />
          </p>
        </li>
      ))}
    </ul>
  );
}
