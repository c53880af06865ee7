import type { TitledText } from "../../components/HairlineList";
import { Icon, type IconName } from "../../components/Icon";

export interface TechnologyPart extends TitledText {
  readonly icon: IconName;
}

/** A staircase of parts, each one a step further to the right under its own hairline. */
export function TechnologyParts({ parts }: { parts: readonly TechnologyPart[] }) {
  return (
    <ul className="TechnologyParts">
      {parts.map(({ icon, title, body }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3 className="title-sm">{title}</h3>
          <p>{body}</p>
        </li>
      ))}
    </ul>
  );
}
