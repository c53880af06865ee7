import type { ReactNode } from "react";
import { Section, type Tone } from "./Section";
import "./Hero.css";

interface HeroProps {
  readonly id: string;
  readonly tone: Tone;
  /** The class of the component that builds on this one. It sets the space below the header. */
  readonly className: string;
  readonly children: ReactNode;
}

/** The first section of a page, from edge to edge. Its words are in `HeroWords`. */
export function Hero({ id, tone, className, children }: HeroProps) {
  return (
    <Section id={id} tone={tone} className={`Hero ${className}`} isFullBleed>
      {children}
    </Section>
  );
}
