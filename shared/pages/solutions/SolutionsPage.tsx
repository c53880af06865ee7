import { CrowdSymbols } from "../../story/crowd/CrowdSymbols";
import { DemoClosing } from "../../sections/DemoClosing";
import { MetricStrip } from "../../sections/MetricStrip";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { SkyHero } from "../../sections/SkyHero";
import { toasts } from "../../toasts/toasts";
import { Audiences } from "./Audiences";
import { GoLive } from "./GoLive";
import { ImpactDrawing } from "./ImpactDrawing";
import { ProductDoors } from "./ProductDoors";
import { RatioPanel } from "./RatioPanel";
import {
  callToAction,
  caseStudies,
  demo,
  goLive,
  hero,
  impact,
  products,
  ratios,
  success,
  whoWeServe,
} from "./solutionsContent";
import { SuccessMetrics } from "./SuccessMetrics";

export default function SolutionsPage() {
  return (
    <CrowdSymbols hasRows>
      <SkyHero id="hero" content={hero} sky="dawn">
        <RatioPanel ratios={ratios} />
      </SkyHero>
      <Section id="go-live" tone="light">
        <GoLive id="go-live" content={goLive} />
        <SuccessMetrics id="success" {...success} />
      </Section>
      <MetricStrip id="impact" {...impact} renderChart={(figure) => <ImpactDrawing {...figure} />} />
      <Section id="products" tone="tint">
        <SectionHead sectionId="products" heading={products.heading} />
        <ProductDoors doors={products.doors} />
      </Section>
      <Audiences id="who-we-serve" {...whoWeServe} examples={caseStudies} />
      <DemoClosing
        hour="sunrise"
        people={{ kind: "handover", scene: "projectLeadNoting" }}
        callToAction={callToAction}
        demo={demo}
        outcome={{ toast: toasts.demo }}
      />
    </CrowdSymbols>
  );
}
