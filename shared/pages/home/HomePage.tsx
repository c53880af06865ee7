import { BeforeAfterBars } from "../../charts/bars/BeforeAfterBars";
import { TitledList } from "../../components/TitledList";
import { RisingLine } from "./RisingLine";
import { KindNote } from "../../components/KindNote";
import { kindNoteOf } from "../../components/kindNotes";
import { beforeAndAfter, figures } from "../../figures/figures";
import { FigureRows } from "../../components/FigureRows";
import { headingId, Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { SplitSection } from "../../sections/SplitSection";
import {
  callToAction,
  dashboard,
  hero,
  modeled,
  outcomes,
  partners,
  products,
  whoWeServe,
  why,
} from "./homeContent";
import { Dashboard } from "./Dashboard";
import { HomeClosing } from "./HomeClosing";
import { HomeHero } from "./HomeHero";
import { ModeledBoard } from "./ModeledBoard";
import { Partners } from "./Partners";
import { Products } from "./Products";
import { WhoWeServe } from "./WhoWeServe";
import "./WhyUs.css";

export default function HomePage() {
  return (
    <>
      <HomeHero content={hero}>
        <Dashboard content={dashboard} />
      </HomeHero>
      <Partners heading={partners.heading} partners={partners.items} />
      <Section id="products" tone="light" className="Products-section" isFullBleed>
        <div className="container">
          <SectionHead isStacked sectionId="products" heading={products.heading} body={products.body} />
        </div>
        <Products {...products} />
      </Section>
      <Section id="outcomes" tone="tint">
        <SectionHead isStacked sectionId="outcomes" heading={outcomes.heading}>
          <KindNote name={kindNoteOf(outcomes.figures)} />
        </SectionHead>
        <FigureRows
          figures={outcomes.figures}
          renderChart={(figure) =>
            figure.drawing === "bars" ? (
              <BeforeAfterBars labels={outcomes.labels} {...beforeAndAfter(figure.value)} />
            ) : (
              <RisingLine labels={outcomes.labels} marks={figures.annualImpactYear.number} />
            )
          }
        />
        <div id="modeled" className="ModeledBoard-group" role="group" aria-labelledby={headingId("modeled")}>
          <SectionHead sectionId="modeled" heading={modeled.heading} body={modeled.body} size="md" />
          <ModeledBoard panels={modeled.panels} />
          <KindNote name={kindNoteOf(modeled.panels)} className="ModeledBoard-note" />
        </div>
      </Section>
      <Section id="who-we-serve" tone="light">
        <SectionHead isStacked sectionId="who-we-serve" heading={whoWeServe.heading} body={whoWeServe.body} />
        <WhoWeServe audiences={whoWeServe.items} />
      </Section>
      <SplitSection id="why" tone="dark" heading={why.heading} body={why.body} columns="4/8" isSticky>
        <TitledList className="WhyUs hairlines" titleSize="sm" isInLine items={why.items} />
      </SplitSection>
      <HomeClosing id="cta" content={callToAction} />
    </>
  );
}
