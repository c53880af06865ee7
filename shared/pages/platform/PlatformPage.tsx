import { NestedArches } from "./NestedArches";
import { DemoClosing } from "../../sections/DemoClosing";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { SkyHero } from "../../sections/SkyHero";
import { dana } from "../../people/drawn/dana";
import { PersonSteps } from "../../story/PersonSteps";
import { toasts } from "../../toasts/toasts";
import { Capacity } from "./Capacity";
import {
  archesAlt,
  callToAction,
  demo,
  hero,
  howItWorks,
  products,
  stats,
  technology,
} from "./platformContent";
import { ProductPanels } from "./ProductPanels";
import { SharedRecord } from "./SharedRecord";

export default function PlatformPage() {
  return (
    <>
      <SkyHero id="hero" content={hero} sky="bluehour">
        <NestedArches alt={archesAlt} arches={howItWorks.items.length} />
      </SkyHero>
      <SharedRecord id="technology" {...technology} />
      <Section id="how-it-works" tone="tint">
        <SectionHead sectionId="how-it-works" heading={howItWorks.heading} />
        <PersonSteps person={dana} steps={howItWorks.items} />
      </Section>
      <Section id="stats" tone="dark">
        <SectionHead sectionId="stats" heading={stats.heading} />
        <Capacity figures={stats.figures} />
      </Section>
      <Section id="products" tone="light">
        <SectionHead sectionId="products" heading={products.heading} body={products.body} />
        <ProductPanels {...products} />
      </Section>
      <DemoClosing
        hour="bluehour"
        people={{ kind: "handover", scene: "engineerShowing" }}
        callToAction={callToAction}
        demo={demo}
        outcome={{ toast: toasts.demo }}
      />
    </>
  );
}
