import { Icon, type IconName } from "../../components/Icon";
import type { TitledText } from "../../components/HairlineList";
import { RunningText } from "../../components/RunningText";

export type Integration = TitledText & { readonly icon: IconName };

/** Icon, title and sentence in one row between hairlines. */
export function Integrations({ items }: { items: readonly Integration[] }) {
  return (
    <ul className="Integrations">
      {items.map(({ icon, title, body }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3 className="title-xs">{title}</h3>
          <p>
            <RunningText text={body} />
          </p>
        </li>
      ))}
    </ul>
  );
}
