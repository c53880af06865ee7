import type { TitledText } from "../../components/HairlineList";
import { RunningText } from "../../components/RunningText";
import { headingId, Section } from "../../sections/Section";

/** Questions with their answers, all open; the title stays in sight at the left. */
export function HowToRead({
  id,
  heading,
  items,
}: {
  id: string;
  heading: string;
  items: readonly TitledText[];
}) {
  return (
    <Section id={id} tone="light" className="HowToRead">
      <h2 id={headingId(id)} className="title-lg">
        {heading}
      </h2>
      <ul>
        {items.map(({ title, body }) => (
          <li key={title}>
            <h3 className="title-xs">{title}</h3>
            <p>
              <RunningText text={body} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
