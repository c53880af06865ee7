import { FigureColumns } from "../../components/FigureColumns";
import { KindNote } from "../../components/KindNote";
import { kindNoteOf } from "../../components/kindNotes";
import { DemoClosing } from "../../sections/DemoClosing";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { toasts } from "../../toasts/toasts";
import { CoreProducts } from "./CoreProducts";
import { FiveSteps } from "./FiveSteps";
import { callToAction, demo, hero, howItWorks, products, stats, technology } from "./platformContent";
import { PlatformHero } from "./PlatformHero";
import { SharedRecord } from "./SharedRecord";

const IN_A_ROW = 3;

export default function PlatformPage() {
  return (
    <>
      <PlatformHero id="hero" content={hero}>
        <FiveSteps {...howItWorks} />
      </PlatformHero>
      <SharedRecord id="technology" {...technology} />
      <Section id="stats" tone="dark">
        <SectionHead sectionId="stats" heading={stats.heading} />
        <FigureColumns figures={stats.figures.slice(0, IN_A_ROW)} />
        <FigureColumns figures={stats.figures.slice(IN_A_ROW)} />
        <KindNote name={kindNoteOf(stats.figures)} isFirst />
      </Section>
      <Section id="products" tone="light">
        <SectionHead sectionId="products" heading={products.heading} body={products.body} />
        <CoreProducts products={products.items} />
      </Section>
      <DemoClosing hour={2} callToAction={callToAction} demo={demo} outcome={{ toast: toasts.demo }} />
    </>
  );
}
