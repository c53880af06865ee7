import { DemoClosing } from "../../sections/DemoClosing";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { Testimonial } from "../../sections/Testimonial";
import { dana } from "../../people/drawn/dana";
import { CrowdSymbols } from "../../story/crowd/CrowdSymbols";
import { PersonSteps } from "../../story/PersonSteps";
import { toasts } from "../../toasts/toasts";
import { MorePatientsBenefits } from "./MorePatientsBenefits";
import {
  article,
  benefits,
  callToAction,
  demo,
  hero,
  integrations,
  process,
  stats,
  testimonial,
} from "./getMorePatientsContent";
import { NextSteps } from "./NextSteps";
import { Integrations } from "./Integrations";
import { RegistryHero } from "./RegistryHero";
import { RegistryStats } from "./RegistryStats";

export default function GetMorePatientsPage() {
  return (
    <CrowdSymbols>
      <RegistryHero id="hero" content={hero} />
      <MorePatientsBenefits id="benefits" {...benefits} />
      <Section id="process" tone="tint">
        <SectionHead sectionId="process" heading={process.heading} />
        <PersonSteps person={dana} steps={process.steps} />
        <NextSteps buttons={process.buttons} article={article} />
      </Section>
      <RegistryStats id="stats" content={stats} />
      <Integrations id="integrations" {...integrations} />
      <Testimonial id="testimonial" content={testimonial} />
      <DemoClosing
        hour="night"
        people={{ kind: "among", scene: "danaAmongUnseen" }}
        callToAction={callToAction}
        demo={demo}
        outcome={{ toast: toasts.demo }}
      />
    </CrowdSymbols>
  );
}
