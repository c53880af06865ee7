import { ButtonRow } from "../../components/Button";
import { FigureLabel } from "../../components/FigureLabel";
import { SiteLink } from "../../components/SiteLink";
import { RisingColumns } from "../../charts/RisingColumns";
import { BlogNewsletterForm } from "../../forms/BlogNewsletterForm";
import { headingId, Section } from "../../sections/Section";
import { caseStudyTeaser, mostRead, newsletter } from "./blogContent";

/** Three ways on: what others read, the letter, the case studies. */
export function FurtherReading({ id }: { id: string }) {
  return (
    <Section id={id} tone="tint" className="FurtherReading">
      <div className="FurtherReading-list">
        <h2 id={headingId(id)} className="title-sm">
          {mostRead.heading}
        </h2>
        <ol>
          {mostRead.items.map(({ title, meta, href }) => (
            <li key={title}>
              <SiteLink to={{ nav: "client", href }}>
                <b>{title}</b>
                <span>{meta}</span>
              </SiteLink>
            </li>
          ))}
        </ol>
      </div>
      <div
        id="newsletter"
        className="FurtherReading-letter"
        role="group"
        aria-labelledby={headingId("newsletter")}
      >
        <h2 id={headingId("newsletter")} className="title-sm">
          {newsletter.heading}
        </h2>
        <p>{newsletter.body}</p>
        <BlogNewsletterForm />
      </div>
      <div
        id="case-study-teaser"
        className="FurtherReading-cases"
        data-tone="dark"
        role="group"
        aria-labelledby={headingId("case-study-teaser")}
      >
        <h2 id={headingId("case-study-teaser")} className="title-sm">
          {caseStudyTeaser.heading}
        </h2>
        <p>{caseStudyTeaser.body}</p>
        <ButtonRow buttons={caseStudyTeaser.buttons} />
        <FigureLabel name="modeled" />
        <RisingColumns columns={[{ amount: 3.2 }, { amount: 5.8 }, { amount: 8.1 }]} />
      </div>
    </Section>
  );
}
