import { FigureLabel } from "../../components/FigureLabel";
import { CallToAction } from "../../sections/CallToAction";
import { Section } from "../../sections/Section";
import { closing, details, faq, form, hero, map } from "./contactContent";
import { ContactHero } from "./ContactHero";
import { ContactPanel } from "./ContactPanel";
import { ContactWays } from "./ContactWays";
import { Faq } from "./Faq";
import { OfficeMap } from "./OfficeMap";

export function ContactPage() {
  return (
    <>
      <ContactHero id="hero" content={hero}>
        <ContactPanel id="form" heading={form.heading} name={form.name} />
      </ContactHero>
      <Section id="details" tone="light" className="ContactDetails">
        <ContactWays sectionId="details" heading={details.heading} ways={details.items} />
        <OfficeMap id="map" content={map} />
      </Section>
      <Faq id="faq" content={faq}>
        <FigureLabel name="target" />
      </Faq>
      <CallToAction id="closing" content={closing} isSlim />
    </>
  );
}
