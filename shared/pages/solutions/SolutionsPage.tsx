import { CaseStudies } from "../../components/CaseStudies";
import { KindNote } from "../../components/KindNote";
import { MoreLink } from "../../components/SiteLink";
import { DemoClosing } from "../../sections/DemoClosing";
import { MetricStrip } from "../../sections/MetricStrip";
import { Section } from "../../sections/Section";
import { SectionHead } from "../../sections/SectionHead";
import { toasts } from "../../toasts/toasts";
import { Audiences } from "./Audiences";
import { GoLive } from "./GoLive";
import { ImpactChart } from "./ImpactChart";
import { ProductDoors } from "./ProductDoors";
import { SolutionsHero } from "./SolutionsHero";
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
import "./SolutionsPage.css";

export default function SolutionsPage() {
  return (
    <>
      <SolutionsHero id="hero" content={hero} ratios={ratios} />
      <Section id="go-live" tone="light">
        <GoLive id="go-live" content={goLive} />
        <SuccessMetrics id="success" {...success} />
      </Section>
      <MetricStrip id="impact" {...impact} renderChart={(figure) => <ImpactChart {...figure} />} />
      <Section id="products" tone="tint">
        <SectionHead sectionId="products" heading={products.heading} />
        <ProductDoors doors={products.doors} />
      </Section>
      <Audiences id="who-we-serve" {...whoWeServe} />
      <Section id="case-studies" tone="light">
        <SectionHead sectionId="case-studies" heading={caseStudies.heading} size="md" />
        <CaseStudies cases={caseStudies.items} />
        <div className="SolutionsPage-foot row">
          <KindNote name="examples" />
          <MoreLink link={caseStudies.link} />
        </div>
      </Section>
      <DemoClosing hour={6} callToAction={callToAction} demo={demo} outcome={{ toast: toasts.demo }} />
    </>
  );
}
