import { headingId, Section } from "../../sections/Section";

interface WhyUsProps {
  readonly heading: string;
  readonly body: readonly string[];
  readonly items: readonly { readonly title: string; readonly body: string }[];
}

/** Reasons in rows at the right; the title stays in sight at the left. */
export function WhyUs({ heading, body, items }: WhyUsProps) {
  return (
    <Section id="why" tone="dark" className="WhyUs">
      <div className="WhyUs-head">
        <h2 id={headingId("why")} className="title-lg">
          {heading}
        </h2>
        {body.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
      </div>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <h3 className="title-sm">{item.title}</h3>
            <p>{item.body}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
