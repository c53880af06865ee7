import { Avatar } from "../components/Avatar";
import { KindNote } from "../components/KindNote";
import { initials } from "../components/initials";
import { photoPath } from "../components/photoPath";
import { headingId, Section } from "./Section";
import "./Testimonial.css";

export interface TestimonialContent {
  /** Visually hidden. It is there for the document outline. */
  readonly heading: string;
  readonly quote: string;
  readonly name: string;
  readonly role: string;
  readonly organization: string;
}

interface TestimonialProps {
  readonly id: string;
  readonly content: TestimonialContent;
  /**
   * Where the parts are:
   * - `beside`: quotation mark at the left, name below the quote
   * - `wide`: quote over the full width, name at its right end
   * - `portrait`: large portrait at the left, quotation mark above the quote
   */
  readonly layout?: "beside" | "wide" | "portrait";
}

/** A quote, its author, and a note that the person is an example. */
export function Testimonial({ id, content, layout = "beside" }: TestimonialProps) {
  const { heading, quote, name, role, organization } = content;
  const isPortrait = layout === "portrait";
  const portrait = { initials: initials(name), photo: photoPath(name) };
  return (
    <Section id={id} tone="light">
      <h2 id={headingId(id)} className="visually-hidden">
        {heading}
      </h2>
      <figure className={`Testimonial Testimonial-${layout}`}>
        {isPortrait ? <Avatar {...portrait} hour={6} size="portrait" className="Testimonial-photo" /> : null}
        <QuotationMark />
        <blockquote className="title-md">
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <div className="Testimonial-speaker">
            {isPortrait ? null : <Avatar {...portrait} hour={5} />}
            <p>
              <b>{name}</b>
              <span className="Testimonial-role">
                {role}, {organization}
              </span>
            </p>
          </div>
          <KindNote name="quote" />
        </figcaption>
      </figure>
    </Section>
  );
}

/** Made of two arches of the logo's mark. */
function QuotationMark() {
  return (
    <svg className="Testimonial-mark" viewBox="0 0 56 13" aria-hidden="true">
      <path d="M0 13a13 13 0 0 1 26 0h-2.2a8.6 8.6 0 0 0-17.2 0Zm30 0a13 13 0 0 1 26 0h-2.2a8.6 8.6 0 0 0-17.2 0Z" />
    </svg>
  );
}
