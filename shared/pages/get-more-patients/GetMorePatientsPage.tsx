import { DemoClosing } from "../../sections/DemoClosing";
import { Testimonial } from "../../sections/Testimonial";
import { toasts } from "../../toasts/toasts";
import { MorePatientsBenefits } from "./MorePatientsBenefits";
import {
  benefits,
  callToAction,
  demo,
  hero,
  integrations,
  process,
  stats,
  testimonial,
} from "./getMorePatientsContent";
import { FourSteps } from "./FourSteps";
import { GetMorePatientsHero } from "./GetMorePatientsHero";
import { Integrations } from "./Integrations";
import { RegistryStats } from "./RegistryStats";

export default function GetMorePatientsPage() {
  return (
    <>
      <GetMorePatientsHero id="hero" content={hero}>
        <FourSteps {...process} />
      </GetMorePatientsHero>
      <MorePatientsBenefits id="benefits" {...benefits} />
      <RegistryStats id="stats" content={stats} />
      <Integrations id="integrations" {...integrations} />
      <Testimonial id="testimonial" content={testimonial} />
      <DemoClosing
        hour={1}
        people="danaAmongUnseen"
        callToAction={callToAction}
        demo={demo}
        outcome={{ toast: toasts.demo }}
      />
    </>
  );
}
