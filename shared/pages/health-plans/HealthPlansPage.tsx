import { FromTheBlog } from "../../components/FromTheBlog";
import { KindNote } from "../../components/KindNote";
import { TitledList } from "../../components/TitledList";
import { BeforeAfterBars } from "../../charts/BeforeAfterBars";
import { LitDots } from "../../charts/LitDots";
import { beforeAndAfter, partsOf } from "../../figures/figures";
import { FigureRows } from "../../sections/FigureRows";
import { GoldHero } from "../../sections/GoldHero";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { AudienceOutline } from "../../sections/AudienceOutline";
import { GapLadder } from "./GapLadder";
import { acos, article, challenges, frame, heroFigure, outcomes } from "./healthPlansContent";
import { HeroFigure } from "./HeroFigure";
import { LitMembers } from "./LitMembers";
import { Members } from "./Members";
import { Registry } from "../../story/registry/Registry";
import "./Acos.css";

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
      closing={{ hour: "dawn", people: { kind: "among", scene: "members" } }}
      mailFor="Health Plans"
    >
      <Section id="challenges" tone="dark" className="GapLadder-section" below="none" isFullBleed>
        <div className="container">
          <SectionHead sectionId="challenges" heading={challenges.heading} />
        </div>
        <GapLadder columns={challenges.columns} rungs={challenges.items} />
      </Section>
      <Section id="outcomes" tone="light" above="wide">
        <SectionHead sectionId="outcomes" heading={outcomes.heading} />
        <FigureRows
          figures={outcomes.figures}
          isChartBelow
          hasKindNote
          renderChart={(figure) =>
            figure.drawing === "bars" ? (
              <BeforeAfterBars labels={outcomes.labels} {...beforeAndAfter(figure.value)} />
            ) : figure.drawing === "dots" ? (
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
      </Section>
      <Section id="acos" tone="tint">
        <SectionHead sectionId="acos" heading={acos.heading} body={acos.body} />
        <Registry state="gaps" />
        <KindNote name="sample" className="Acos-note" />
        <TitledList className="Acos-items columns" titleSize="xs" items={acos.items} />
        <FromTheBlog link={article} />
      </Section>
    </AudienceOutline>
  );
}
