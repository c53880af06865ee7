import type { TitledText } from "../../components/HairlineList";
import { Icon, type IconName } from "../../components/Icon";
import { headingId, Section } from "../../sections/Section";

export type StairBenefit = TitledText & { readonly icon: IconName };

/** Benefits as stairs: each row begins one column further to the right. */
export function StairBenefits({
  id,
  heading,
  items,
}: {
  id: string;
  heading: string;
  items: readonly StairBenefit[];
}) {
  return (
    <Section id={id} tone="light" className="StairBenefits">
      <h2 id={headingId(id)} className="title-md">
        {heading}
      </h2>
      <ul>
        {items.map(({ icon, title, body }) => (
          <li key={title}>
            <Icon name={icon} />
            <div>
              <h3 className="title-sm">{title}</h3>
              <p>{body}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
