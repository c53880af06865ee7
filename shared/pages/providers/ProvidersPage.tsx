import { FromTheBlog } from "../../components/FromTheBlog";
import { KindNote } from "../../components/KindNote";
import { FigureTable } from "../../components/FigureTable";
import { kindNoteOf } from "../../components/kindNotes";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { SplitSection } from "../../sections/SplitSection";
import { dana } from "../../people/drawn/dana";
import { PersonSteps } from "../../story/PersonSteps";
import { AudienceOutline } from "../../sections/AudienceOutline";
import { DoorwayHero } from "./DoorwayHero";
import { Integration } from "./Integration";
import { article, benefits, flow, frame, integration, outcomes, sceneAlt } from "./providersContent";
import { ProviderBenefits } from "./ProviderBenefits";

export default function ProvidersPage() {
  return (
    <AudienceOutline
      content={frame}
      layout={{ testimonial: "beside" }}
      hero={<DoorwayHero id="hero" content={frame.hero} alt={sceneAlt} />}
      closing={{ hour: "sunrise", people: { kind: "handover", scene: "nurseCarrying" } }}
      mailFor="Providers"
    >
      <Section id="benefits" tone="tint">
        <SectionHead sectionId="benefits" heading={benefits.heading} />
        <ProviderBenefits benefits={benefits.items} />
      </Section>
      <Section id="flow" tone="light">
        <SectionHead sectionId="flow" heading={flow.heading} />
        <PersonSteps person={dana} steps={flow.items} />
        <FromTheBlog link={article} />
      </Section>
      <SplitSection id="outcomes" tone="warm" heading={outcomes.heading} columns="4/8" isSticky>
        <FigureTable {...outcomes} isSheet />
        <KindNote name={kindNoteOf(outcomes.figures)} isFirst />
      </SplitSection>
      <Integration id="integration" {...integration} />
    </AudienceOutline>
  );
}
