import type { ReactNode } from "react";
import type { TitledText } from "../../components/HairlineList";
import type { Tone } from "../../sections/Section";

export interface ItemGroupContent {
  readonly group: string;
  readonly items: readonly TitledText[];
}

interface ItemGroupProps extends ItemGroupContent {
  readonly id: string;
  readonly tone?: Tone;
  readonly children?: ReactNode;
}

/** A list under the name of its group. */
export function ItemGroup({ id, group, items, tone, children }: ItemGroupProps) {
  return (
    <div className="ItemGroup" role="group" aria-labelledby={id} data-tone={tone}>
      {children}
      <p id={id} className="ItemGroup-name">
        {group}
      </p>
      <ul>
        {items.map(({ title, body }) => (
          <li key={title}>
            <h3 className="title-xs">{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
