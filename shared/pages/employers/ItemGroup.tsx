import type { ReactNode } from "react";
import { TitledList, type TitledText } from "../../components/TitledList";
import type { Tone } from "../../sections/Section";
import { cx } from "../../components/cx";

export interface ItemGroupContent {
  readonly group: string;
  readonly items: readonly TitledText[];
}

interface ItemGroupProps extends ItemGroupContent {
  readonly id: string;
  readonly tone?: Tone;
  readonly size: "md" | "lg";
  /** The class with which the surrounding component lays out the group. */
  readonly className: string;
  /** The class with which it places the group's name. */
  readonly nameClass?: string;
  readonly children?: ReactNode;
}

/** A list with the name of its group above. */
export function ItemGroup({ id, group, items, tone, size, className, nameClass, children }: ItemGroupProps) {
  // What has a tone of its own is a section, so that the header follows it: see toneAt.
  const Group = tone ? "section" : "div";
  return (
    <Group className={className} role="group" aria-labelledby={id} data-tone={tone}>
      {children}
      <p id={id} className={cx(`title-${size}`, nameClass)}>
        {group}
      </p>
      <TitledList titleSize={size === "lg" ? "sm" : "xs"} items={items} />
    </Group>
  );
}
