import { FigureRows } from "../../components/FigureRows";
import { FromTheBlog } from "../../components/FromTheBlog";
import { KindNote } from "../../components/KindNote";
import { TitledList } from "../../components/TitledList";
import { kindNoteOf } from "../../components/kindNotes";
import { DemoClosing } from "../../sections/DemoClosing";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { SplitSection } from "../../sections/SplitSection";
import { Testimonial } from "../../sections/Testimonial";
import { ProviderBenefits } from "./ProviderBenefits";
import {
  article,
  benefits,
  callToAction,
  demo,
  flow,
  hero,
  integration,
  outcomes,
  sceneAlt,
  testimonial,
} from "./providersContent";
import { ProvidersHero } from "./ProvidersHero";
import { RecordRoute } from "./RecordRoute";

export default function ProvidersPage() {
  return (
    <>
      <ProvidersHero id="hero" content={hero} alt={sceneAlt} />
      <Section id="benefits" tone="tint">
        <SectionHead sectionId="benefits" heading={benefits.heading} />
        <ProviderBenefits benefits={benefits.items} />
      </Section>
      <Section id="flow" tone="dark" isFullBleed>
        <div className="container">
          <SectionHead sectionId="flow" heading={flow.heading} />
        </div>
        <RecordRoute steps={flow.items} labels={flow.labels} />
      </Section>
      <SplitSection id="outcomes" tone="warm" heading={outcomes.heading} columns="4/8" isSticky>
        <FigureRows figures={outcomes.figures} />
        <KindNote name={kindNoteOf(outcomes.figures)} isFirst />
      </SplitSection>
      <Section id="integration" tone="tint">
        <SectionHead sectionId="integration" heading={integration.heading} body={integration.body} />
        <TitledList titleSize="xs" items={integration.items} isInColumns />
        <FromTheBlog link={article} />
      </Section>
      <Testimonial id="testimonial" content={testimonial} />
      <DemoClosing hour={6} callToAction={callToAction} demo={demo} outcome={{ mailFor: "Providers" }} />
    </>
  );
}
