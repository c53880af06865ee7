import { Leads } from "../../components/Leads";
import { TitledList, type TitledText } from "../../components/TitledList";
import { headingId, Section } from "../../sections/Section";
import "./WhyUs.css";

interface WhyUsProps {
  readonly heading: string;
  readonly body: readonly string[];
  readonly items: readonly TitledText[];
}

/** Reasons in rows at the right; the title is sticky at the left. */
export function WhyUs({ heading, body, items }: WhyUsProps) {
  return (
    <Section id="why" tone="dark" className="WhyUs" containerClass="WhyUs-columns columns">
      <div className="WhyUs-head stack sticky">
        <h2 id={headingId("why")} className="title-lg">
          {heading}
        </h2>
        <Leads paragraphs={body} />
      </div>
      <TitledList className="hairlines" titleSize="sm" items={items} />
    </Section>
  );
}
