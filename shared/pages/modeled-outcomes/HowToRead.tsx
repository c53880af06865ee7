import { TitledList, type TitledText } from "../../components/TitledList";
import { headingId, Section } from "../../sections/Section";

interface HowToReadProps {
  readonly id: string;
  readonly heading: string;
  readonly items: readonly TitledText[];
}

/** Questions with their answers, all open; the title stays in sight at the left. */
export function HowToRead({ id, heading, items }: HowToReadProps) {
  return (
    <Section id={id} tone="light" className="HowToRead">
      <h2 id={headingId(id)} className="title-lg">
        {heading}
      </h2>
      <TitledList titleSize="xs" items={items} />
    </Section>
  );
}
