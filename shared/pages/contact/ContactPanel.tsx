import { HydrationBoundary } from "../../errors/HydrationBoundary";
import { ContactForm } from "./ContactForm";
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
    <section id={id} className="Panel screen-only" aria-labelledby={headingId(id)}>
      <HydrationBoundary>
        <ContactForm name={name}>
          <h2 id={headingId(id)} className="title-sm">
            {heading}
          </h2>
        </ContactForm>
      </HydrationBoundary>
    </section>
  );
}
