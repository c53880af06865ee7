import type { TitledText } from "../../components/HairlineList";
import { Icon, type IconName } from "../../components/Icon";

export interface Benefit extends TitledText {
  readonly icon: IconName;
}

/** Three columns, each under its own hairline, the middle one a step lower. */
export function SteppedBenefits({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <ul className="SteppedBenefits">
      {benefits.map(({ icon, title, body }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3 className="title-sm">{title}</h3>
          <p>{body}</p>
        </li>
      ))}
    </ul>
  );
}
