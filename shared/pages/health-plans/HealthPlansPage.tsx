import { FigureLabel } from "../../components/FigureLabel";
import { HairlineList } from "../../components/HairlineList";
import { Bar } from "../../charts/Bar";
import { BeforeAfterBars } from "../../charts/BeforeAfterBars";
import { labelOf } from "../../figureLabels";
import { beforeAndAfter } from "../../figures";
import { UmbrellaScene } from "./UmbrellaScene";
import { LedgerRows } from "../../sections/LedgerRows";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { SplitSection } from "../../sections/SplitSection";
import { AudiencePage } from "../AudiencePage";
import { GapLadder } from "./GapLadder";
import { acos, challenges, frame, heroFigure, outcomes, sceneAlt } from "./healthPlansContent";
import { HeroFigure } from "./HeroFigure";

export function HealthPlansPage() {
  return (
    <AudiencePage
      content={frame}
      layout={{ hero: "right", testimonial: "wide", demo: { tone: "warm", side: "left" } }}
      scene={<UmbrellaScene alt={sceneAlt} />}
      heroFigure={<HeroFigure {...heroFigure} />}
      mailFor="Health Plans"
    >
      <Section id="challenges" tone="dark">
        <SectionHead sectionId="challenges" heading={challenges.heading} />
        <GapLadder columns={challenges.columns} rungs={challenges.items} />
      </Section>
      <Section id="outcomes" tone="light">
        <SectionHead sectionId="outcomes" heading={outcomes.heading} />
        <LedgerRows
          figures={outcomes.figures}
          renderChart={(figure) =>
            figure.drawing === "bars" ? (
              <BeforeAfterBars labels={outcomes.labels} {...beforeAndAfter(figure.value)} />
            ) : (
              <Bar percent={figure.value.number} hasTrack />
            )
          }
        />
        <FigureLabel name={labelOf(outcomes.figures)} />
      </Section>
      <SplitSection id="acos" tone="tint" heading={acos.heading} body={acos.body}>
        <HairlineList items={acos.items} />
      </SplitSection>
    </AudiencePage>
  );
}
