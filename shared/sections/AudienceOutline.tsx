import type { ReactNode } from "react";
import type { DemoSolution } from "../forms/mails";
import { CallToAction, type CallToActionContent } from "./CallToAction";
import { DemoSection, type DemoSectionContent } from "./DemoSection";
import { GoldHero, type GoldHeroContent } from "./GoldHero";
import { Testimonial, type TestimonialContent } from "./Testimonial";

export interface AudienceOutlineContent {
  readonly hero: GoldHeroContent;
  readonly testimonial: TestimonialContent;
  readonly demo: DemoSectionContent;
  readonly callToAction: CallToActionContent;
}

/** The looks in which the three audience pages differ. */
interface AudienceOutlineLayout {
  readonly hero: "left" | "right" | "above";
  readonly testimonial: "beside" | "wide" | "portrait";
  readonly demo: { readonly tone: "tint" | "warm"; readonly side?: "left" | "right" };
}

interface AudienceOutlineProps {
  readonly content: AudienceOutlineContent;
  readonly layout: AudienceOutlineLayout;
  readonly scene: ReactNode;
  /** Below the hero's buttons. */
  readonly heroFigure?: ReactNode;
  /** The solution that the mail of the demo form names. */
  readonly mailFor: DemoSolution;
  /** The page's own sections. */
  readonly children: ReactNode;
}

/** The frame of the three audience pages: hero, the page's own sections, testimonial, demo form, call to action. */
export function AudienceOutline({
  content,
  layout,
  scene,
  heroFigure,
  mailFor,
  children,
}: AudienceOutlineProps) {
  return (
    <>
      <GoldHero id="hero" content={content.hero} words={layout.hero} scene={scene}>
        {heroFigure}
      </GoldHero>
      {children}
      <Testimonial id="testimonial" content={content.testimonial} layout={layout.testimonial} />
      <DemoSection id="demo" content={content.demo} outcome={{ mailFor }} {...layout.demo} />
      <CallToAction id="cta" content={content.callToAction} />
    </>
  );
}
