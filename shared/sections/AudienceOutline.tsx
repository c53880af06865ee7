import type { ReactNode } from "react";
import type { DemoSolution } from "../forms/mails";
import type { ClosingContent } from "./Closing";
import type { ClosingHour } from "./ClosingSky";
import { DemoClosing, type ClosingPeople, type DemoContent } from "./DemoClosing";
import { GoldHero } from "./GoldHero";
import type { HeroContent } from "./HeroWords";
import { Testimonial, type TestimonialContent } from "./Testimonial";

export interface AudienceOutlineContent {
  readonly hero: HeroContent;
  readonly testimonial: TestimonialContent;
  readonly demo: DemoContent;
  readonly callToAction: ClosingContent;
}

/** How the layouts of the three audience pages differ. */
interface AudienceOutlineLayout {
  readonly hero: "left" | "right" | "above";
  readonly testimonial: "beside" | "wide" | "portrait";
  /** The space above the testimonial: wide below a dark section. */
  readonly aboveTestimonial?: "wide";
}

interface AudienceOutlineProps {
  readonly content: AudienceOutlineContent;
  readonly layout: AudienceOutlineLayout;
  readonly scene: ReactNode;
  /** Shown below the hero's buttons. */
  readonly heroFigure?: ReactNode;
  readonly closing: { readonly hour: ClosingHour; readonly people: ClosingPeople };
  /** The solution that is named in the email of the demo form. */
  readonly mailFor: DemoSolution;
  /** The page's own sections. */
  readonly children: ReactNode;
}

/** The frame of the three audience pages: hero, the page's own sections, testimonial, closing with the demo form. */
export function AudienceOutline({
  content,
  layout,
  scene,
  heroFigure,
  closing,
  mailFor,
  children,
}: AudienceOutlineProps) {
  return (
    <>
      <GoldHero id="hero" content={content.hero} words={layout.hero} scene={scene}>
        {heroFigure}
      </GoldHero>
      {children}
      <Testimonial
        id="testimonial"
        content={content.testimonial}
        above={layout.aboveTestimonial}
        layout={layout.testimonial}
      />
      <DemoClosing
        {...closing}
        callToAction={content.callToAction}
        demo={content.demo}
        outcome={{ mailFor }}
      />
    </>
  );
}
