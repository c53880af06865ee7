import type { ReactNode } from "react";
import type { DemoSolution } from "../forms/mails";
import type { ClosingContent } from "./Closing";
import type { ClosingHour } from "./ClosingSky";
import { DemoClosing, type ClosingPeople, type DemoContent } from "./DemoClosing";
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
  readonly testimonial: "beside" | "wide" | "portrait";
}

interface AudienceOutlineProps {
  readonly content: AudienceOutlineContent;
  readonly layout: AudienceOutlineLayout;
  /** The page's own hero, with the id `hero`. */
  readonly hero: ReactNode;
  readonly closing: { readonly hour: ClosingHour; readonly people: ClosingPeople };
  /** The solution that is named in the email of the demo form. */
  readonly mailFor: DemoSolution;
  /** The page's own sections. */
  readonly children: ReactNode;
}

/** The frame of the three audience pages: the hero, the page's own sections, testimonial, closing with the demo form. */
export function AudienceOutline({ content, layout, hero, closing, mailFor, children }: AudienceOutlineProps) {
  return (
    <>
      {hero}
      {children}
      <Testimonial id="testimonial" content={content.testimonial} layout={layout.testimonial} />
      <DemoClosing
        {...closing}
        callToAction={content.callToAction}
        demo={content.demo}
        outcome={{ mailFor }}
      />
    </>
  );
}
