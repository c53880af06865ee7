import { kindNoteOf } from "../../components/kindNotes";
import { FromTheBlog } from "../../components/FromTheBlog";
import { FigureLines } from "../../components/FigureLines";
import { KindNote } from "../../components/KindNote";
import { TitledList } from "../../components/TitledList";
import { LitDots } from "../../charts/lit/LitDots";
import { partsOf } from "../../figures/figures";
import { FigureRows } from "../../sections/FigureRows";
import { GoldHero } from "./GoldHero";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { AudienceOutline } from "../../sections/AudienceOutline";
import { GapLadder } from "./GapLadder";
import { GapsByPractice } from "./windows/GapsByPractice";
import { acos, article, challenges, frame, heroFigure, outcomes } from "./healthPlansContent";
import { HeroFigure } from "./HeroFigure";
import { LitMembers } from "./LitMembers";
import { Members } from "./Members";
import "./Acos.css";
import "./Outcomes.css";

const MEMBERS = 100;
const PARTS = 4;

export default function HealthPlansPage() {
  return (
    <AudienceOutline
      content={frame}
      layout={{ testimonial: "wide" }}
      hero={
        <GoldHero id="hero" content={frame.hero} scene={<Members />}>
          <HeroFigure {...heroFigure} />
        </GoldHero>
      }
      closing={{ hour: "dawn", people: { kind: "among", scene: "membersOnTheirWay" } }}
      mailFor="Health Plans"
    >
      <Section id="challenges" tone="dark" className="GapLadder-section" isFullBleed>
        <div className="container">
          <SectionHead sectionId="challenges" heading={challenges.heading} />
        </div>
        <GapLadder columns={challenges.columns} rungs={challenges.items} />
      </Section>
      <Section id="outcomes" tone="light">
        <SectionHead sectionId="outcomes" heading={outcomes.heading} />
        <FigureRows
          figures={outcomes.figures}
          isChartBelow
          renderChart={(figure) =>
            figure.drawing === "dots" ? (
              <LitDots
                total={MEMBERS}
                lit={partsOf(MEMBERS, figure.value)}
                rows={5}
                litFrom="start"
                lights="outlined"
                isSmall
              />
            ) : (
              <LitMembers total={PARTS} lit={partsOf(PARTS, figure.value)} />
            )
          }
        />
        <FigureLines className="Outcomes-lines" figures={outcomes.lines} />
        <KindNote name={kindNoteOf([...outcomes.figures, ...outcomes.lines])} />
      </Section>
      <Section id="acos" tone="tint">
        <SectionHead sectionId="acos" heading={acos.heading} body={acos.body} />
        <GapsByPractice />
        <TitledList className="Acos-items columns" titleSize="xs" items={acos.items} />
        <FromTheBlog link={article} />
      </Section>
    </AudienceOutline>
  );
}
