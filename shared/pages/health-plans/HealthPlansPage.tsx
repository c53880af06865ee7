import { FromTheBlog } from "../../components/FromTheBlog";
import { KindNote } from "../../components/KindNote";
import { HairlineList } from "../../components/HairlineList";
import { BeforeAfterBars } from "../../charts/BeforeAfterBars";
import { Census } from "../../charts/Census";
import { kindNoteOf } from "../../kindNotes";
import { beforeAndAfter, partsOf } from "../../figures";
import { UmbrellaScene } from "./UmbrellaScene";
import { FigureRows } from "../../sections/FigureRows";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { SplitSection } from "../../sections/SplitSection";
import { AudienceOutline } from "../../sections/AudienceOutline";
import { GapLadder } from "./GapLadder";
import { acos, article, challenges, frame, heroFigure, outcomes, sceneAlt } from "./healthPlansContent";
import { HeroFigure } from "./HeroFigure";
import { LitHouses } from "./LitHouses";
import "./MemberDots.css";

const MEMBERS = 100;
const HOUSES = 4;

export default function HealthPlansPage() {
  return (
    <AudienceOutline
      content={frame}
      layout={{ hero: "right", testimonial: "wide" }}
      scene={<UmbrellaScene alt={sceneAlt} />}
      heroFigure={<HeroFigure {...heroFigure} />}
      closing="healthPlans"
      mailFor="Health Plans"
    >
      <Section id="challenges" tone="dark" className="Section-endless" isFullBleed>
        <div className="container">
          <SectionHead sectionId="challenges" heading={challenges.heading} />
        </div>
        <GapLadder columns={challenges.columns} rungs={challenges.items} />
      </Section>
      <Section id="outcomes" tone="light">
        <SectionHead sectionId="outcomes" heading={outcomes.heading} />
        <FigureRows
          figures={outcomes.figures}
          renderChart={(figure) =>
            figure.drawing === "bars" ? (
              <BeforeAfterBars labels={outcomes.labels} {...beforeAndAfter(figure.value)} />
            ) : figure.drawing === "dots" ? (
              <Census total={MEMBERS} lit={partsOf(MEMBERS, figure.value)} rows={5} litFrom="start" />
            ) : (
              <LitHouses total={HOUSES} lit={partsOf(HOUSES, figure.value)} />
            )
          }
        />
        <KindNote name={kindNoteOf(outcomes.figures)} isShort />
      </Section>
      <SplitSection id="acos" tone="tint" heading={acos.heading} body={acos.body}>
        <HairlineList items={acos.items} />
        <FromTheBlog link={article} />
      </SplitSection>
    </AudienceOutline>
  );
}
