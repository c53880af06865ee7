import { FromTheBlog } from "../../components/FromTheBlog";
import { KindNote } from "../../components/KindNote";
import { TitledList } from "../../components/TitledList";
import { DemoClosing } from "../../sections/DemoClosing";
import { MetricStrip } from "../../sections/MetricStrip";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { toasts } from "../../toasts/toasts";
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
import { NudgeFlow } from "./NudgeFlow";
import { Nudges } from "./Nudges";
import { PhoneHero } from "./PhoneHero";

export default function EngageMorePatientsPage() {
  return (
    <>
      <PhoneHero id="hero" {...hero}>
        <NudgeFlow {...flow} />
      </PhoneHero>
      <Section id="benefits" tone="light">
        <SectionHead sectionId="benefits" heading={benefits.heading} />
        <TitledList titleSize="xs" isInColumns isInLine items={benefits.items} />
      </Section>
      <MetricStrip id="outcomes" {...outcomes} isTitleBeside isFirst />
      <Section id="messages" tone="tint">
        <SectionHead sectionId="messages" heading={messages.heading} body={messages.body} />
        <Nudges nudges={messages.items} />
        <KindNote name="message" />
        <FromTheBlog link={article} />
      </Section>
      <IntegrationNotes id="integration" content={integration} />
      <DemoClosing hour={4} callToAction={callToAction} demo={demo} outcome={{ toast: toasts.demo }} />
    </>
  );
}
