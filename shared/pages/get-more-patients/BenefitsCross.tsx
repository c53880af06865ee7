import { TitledList, type TitledText } from "../../components/TitledList";
import { headingId, Section } from "../../sections/Section";

interface BenefitsCrossProps {
  readonly id: string;
  readonly heading: string;
  readonly items: readonly TitledText[];
}

/** Four benefits in the corners of a cross of hairlines. */
export function BenefitsCross({ id, heading, items }: BenefitsCrossProps) {
  return (
    <Section id={id} tone="light" className="BenefitsCross">
      <h2 id={headingId(id)} className="title-lg">
        {heading}
      </h2>
      <TitledList titleSize="sm" items={items} />
    </Section>
  );
}
