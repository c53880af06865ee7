import { FigureRows } from "../../components/FigureRows";
import { FromTheBlog } from "../../components/FromTheBlog";
import { KindNote } from "../../components/KindNote";
import { TitledList } from "../../components/TitledList";
import { kindNoteOf } from "../../components/kindNotes";
import { DemoClosing } from "../../sections/DemoClosing";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { Testimonial } from "../../sections/Testimonial";
import { GapLadder } from "./GapLadder";
import {
  acos,
  article,
  callToAction,
  challenges,
  demo,
  hero,
  heroFigure,
  outcomes,
  testimonial,
} from "./healthPlansContent";
import { HealthPlansHero } from "./HealthPlansHero";
import { GapsByPractice } from "./windows/GapsByPractice";

export default function HealthPlansPage() {
  return (
    <>
      <HealthPlansHero id="hero" content={hero} figure={heroFigure} />
      <Section id="challenges" tone="dark" className="GapLadder-section" isFullBleed>
        <div className="container">
          <SectionHead sectionId="challenges" heading={challenges.heading} />
        </div>
        <GapLadder columns={challenges.columns} rungs={challenges.items} />
      </Section>
      <Section id="outcomes" tone="light">
        <SectionHead sectionId="outcomes" heading={outcomes.heading} />
        <FigureRows figures={outcomes.figures} />
        <KindNote name={kindNoteOf(outcomes.figures)} />
      </Section>
      <Section id="acos" tone="tint">
        <SectionHead sectionId="acos" heading={acos.heading} body={acos.body} />
        <GapsByPractice />
        <TitledList titleSize="xs" items={acos.items} isInColumns />
        <FromTheBlog link={article} />
      </Section>
      <Testimonial id="testimonial" content={testimonial} layout="wide" />
      <DemoClosing
        hour={4}
        people="membersOnTheirWay"
        callToAction={callToAction}
        demo={demo}
        outcome={{ mailFor: "Health Plans" }}
      />
    </>
  );
}
