import type { ReactNode } from "react";
import { TitledList, type TitledText } from "../../components/TitledList";
import type { Tone } from "../../sections/Section";
import "./ItemGroup.css";

export interface ItemGroupContent {
  readonly group: string;
  readonly items: readonly TitledText[];
}

interface ItemGroupProps extends ItemGroupContent {
  readonly id: string;
  readonly tone?: Tone;
  readonly size: "md" | "lg";
  readonly children?: ReactNode;
}

/** A list with the name of its group above. */
export function ItemGroup({ id, group, items, tone, size, children }: ItemGroupProps) {
  return (
    <div className="ItemGroup" role="group" aria-labelledby={id} data-tone={tone}>
      {children}
      <p id={id} className={`ItemGroup-name title-${size}`}>
        {group}
      </p>
      <TitledList titleSize={size === "lg" ? "sm" : "xs"} items={items} />
    </div>
  );
}
