import { KindNote } from "../../components/KindNote";
import { kindNoteOf } from "../../components/kindNotes";
import { ShiftHero } from "./ShiftHero";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { AudienceOutline } from "../../sections/AudienceOutline";
import { BenefitsTable } from "./BenefitsTable";
import { EmployerOutcomes } from "./EmployerOutcomes";
import { benefits, frame, oneWeek, outcomes, privacy, sceneAlt } from "./employersContent";
import { dana } from "../../people/drawn/dana";
import { PersonSteps } from "../../story/PersonSteps";
import { PrivacyPlane } from "./PrivacyPlane";

export default function EmployersPage() {
  return (
    <AudienceOutline
      content={frame}
      layout={{ testimonial: "portrait" }}
      hero={<ShiftHero id="hero" content={frame.hero} alt={sceneAlt} />}
      closing={{ hour: "sunrise", people: { kind: "among", scene: "coworkers" } }}
      mailFor="Employers"
    >
      <Section id="one-week" tone="tint">
        <SectionHead sectionId="one-week" heading={oneWeek.heading} body={oneWeek.body} />
        <PersonSteps person={dana} steps={oneWeek.days} />
      </Section>
      <Section id="benefits" tone="light" className="BenefitsTable-section">
        <SectionHead sectionId="benefits" heading={benefits.heading} />
        <BenefitsTable groups={benefits.groups} />
      </Section>
      <Section id="privacy" tone="warm" className="PrivacyPlane-section" isFullBleed>
        <div className="container">
          <SectionHead sectionId="privacy" heading={privacy.heading} body={privacy.body} />
        </div>
        <PrivacyPlane seen={privacy.seen} unseen={privacy.unseen} />
      </Section>
      <Section id="outcomes" tone="tint">
        <SectionHead sectionId="outcomes" heading={outcomes.heading} />
        <EmployerOutcomes figures={outcomes.figures} />
        <KindNote name={kindNoteOf(outcomes.figures)} isFirst />
      </Section>
    </AudienceOutline>
  );
}
