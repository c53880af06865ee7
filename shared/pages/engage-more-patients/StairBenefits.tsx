import { TitledList, type TitledTextWithIcon } from "../../components/TitledList";
import { headingId, Section } from "../../sections/Section";

interface StairBenefitsProps {
  readonly id: string;
  readonly heading: string;
  readonly items: readonly TitledTextWithIcon[];
}

/** Benefits as stairs: each row begins one column further to the right. */
export function StairBenefits({ id, heading, items }: StairBenefitsProps) {
  return (
    <Section id={id} tone="light" className="StairBenefits">
      <h2 id={headingId(id)} className="title-md">
        {heading}
      </h2>
      <TitledList titleSize="sm" items={items} />
    </Section>
  );
}
