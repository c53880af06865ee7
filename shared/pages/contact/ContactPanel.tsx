import { ContactForm } from "./ContactForm";
import { InnerSection } from "../../sections/InnerSection";
import { headingId } from "../../sections/Section";
import "../../components/Panel.css";
import "../../forms/Form.css";

interface ContactPanelProps {
  readonly id: string;
  readonly heading: string;
  /** The form's accessible name. */
  readonly name: string;
}

export function ContactPanel({ id, heading, name }: ContactPanelProps) {
  return (
    <InnerSection id={id} className="Panel screen-only">
      <ContactForm name={name}>
        <h2 id={headingId(id)} className="title-sm">
          {heading}
        </h2>
      </ContactForm>
    </InnerSection>
  );
}
