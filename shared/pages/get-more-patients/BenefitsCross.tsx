import type { TitledText } from "../../components/HairlineList";
import { headingId, Section } from "../../sections/Section";

/** Four benefits in the corners of a cross of hairlines. */
export function BenefitsCross({
  id,
  heading,
  items,
}: {
  id: string;
  heading: string;
  items: readonly TitledText[];
}) {
  return (
    <Section id={id} tone="light" className="BenefitsCross">
      <h2 id={headingId(id)} className="title-lg">
        {heading}
      </h2>
      <ul>
        {items.map(({ title, body }) => (
          <li key={title}>
            <h3 className="title-sm">{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
