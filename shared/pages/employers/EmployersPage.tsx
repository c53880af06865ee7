import { FigureChart } from "../../components/FigureChart";
import { FigureList } from "../../components/FigureList";
import { KindNote } from "../../components/KindNote";
import { LoudFigure } from "../../components/LoudFigure";
import { kindNoteOf } from "../../components/kindNotes";
import { DemoClosing } from "../../sections/DemoClosing";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { Testimonial } from "../../sections/Testimonial";
import { BenefitsTable } from "./BenefitsTable";
import {
  benefits,
  callToAction,
  demo,
  hero,
  oneWeek,
  outcomes,
  privacy,
  sceneAlt,
  testimonial,
} from "./employersContent";
import { EmployersHero } from "./EmployersHero";
import { PrivacyPlane } from "./PrivacyPlane";
import { WeekCalendar } from "./WeekCalendar";
import "./EmployersPage.css";

export default function EmployersPage() {
  const { guaranteed, others } = outcomes;
  return (
    <>
      <EmployersHero id="hero" content={hero} alt={sceneAlt} />
      <Section id="one-week" tone="tint">
        <SectionHead sectionId="one-week" heading={oneWeek.heading} body={oneWeek.body} />
        <WeekCalendar days={oneWeek.days} />
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
        <div className="EmployersPage-outcomes columns-48">
          <LoudFigure figure={guaranteed}>
            <FigureChart figure={guaranteed.value} />
          </LoudFigure>
          <FigureList figures={others} />
        </div>
        <KindNote name={kindNoteOf([guaranteed, ...others])} isFirst />
      </Section>
      <Testimonial id="testimonial" content={testimonial} layout="portrait" />
      <DemoClosing
        hour={6}
        people="coworkers"
        callToAction={callToAction}
        demo={demo}
        outcome={{ mailFor: "Employers" }}
      />
    </>
  );
}
