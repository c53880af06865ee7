import { FromTheBlog } from "../../components/FromTheBlog";
import { KindNote } from "../../components/KindNote";
import { DemoClosing } from "../../sections/DemoClosing";
import { MetricStrip } from "../../sections/MetricStrip";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { dana } from "../../people/drawn/dana";
import { PersonSteps } from "../../story/PersonSteps";
import { toasts } from "../../toasts/toasts";
import { EngageBenefits } from "./EngageBenefits";
import {
  article,
  benefits,
  callToAction,
  demo,
  flow,
  hero,
  integration,
  messages,
  outcomes,
} from "./engageMorePatientsContent";
import { IntegrationNotes } from "./IntegrationNotes";
import { Nudges } from "./Nudges";
import { PhoneHero } from "./PhoneHero";

export default function EngageMorePatientsPage() {
  return (
    <>
      <PhoneHero id="hero" {...hero} />
      <EngageBenefits id="benefits" {...benefits} />
      <Section id="flow" tone="light">
        <SectionHead sectionId="flow" heading={flow.heading} />
        <PersonSteps person={dana} steps={flow.steps} />
      </Section>
      <MetricStrip id="outcomes" {...outcomes} isTitleBeside isFirst />
      <Section id="messages" tone="tint">
        <SectionHead sectionId="messages" heading={messages.heading} body={messages.body} />
        <Nudges nudges={messages.items} />
        <KindNote name="message" />
        <FromTheBlog link={article} />
      </Section>
      <IntegrationNotes id="integration" content={integration} />
      <DemoClosing
        hour="dawn"
        people={{ kind: "handover", scene: "danaTexting" }}
        callToAction={callToAction}
        demo={demo}
        outcome={{ toast: toasts.demo }}
      />
    </>
  );
}
