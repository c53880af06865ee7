import { KindNote } from "../../components/KindNote";
import { kindNoteOf } from "../../components/kindNotes";
import { Closing } from "../../sections/Closing";
import { closing, details, faq, form, hero, map } from "./contactContent";
import { ContactDetails } from "./ContactDetails";
import { ContactHero } from "./ContactHero";
import { ContactPanel } from "./ContactPanel";
import { Faq } from "./Faq";
import { OfficeMap } from "./OfficeMap";

export default function ContactPage() {
  return (
    <>
      <ContactHero id="hero" content={hero}>
        <ContactPanel id="form" heading={form.heading} name={form.name} />
      </ContactHero>
      <ContactDetails id="details" heading={details.heading} ways={details.items}>
        <OfficeMap id="map" content={map} />
      </ContactDetails>
      <Faq id="faq" content={faq}>
        <KindNote name={kindNoteOf(faq.figures)} isFirst className="Faq-kind" />
      </Faq>
      <Closing id="closing" content={closing} hour={2} people="answering" />
    </>
  );
}
