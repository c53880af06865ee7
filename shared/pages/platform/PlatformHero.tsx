import type { ReactNode } from "react";
import { ButtonRow } from "../../components/Button";
import { HeroWords, type HeroContent } from "../../sections/HeroWords";
import { Hero } from "../../sections/Hero";
import "./PlatformHero.css";

interface PlatformHeroProps {
  readonly id: string;
  readonly content: HeroContent;
  /** What stands on the horizon, and below it. */
  readonly children: ReactNode;
}

/** Words in the sky of the blue hour. */
export function PlatformHero({ id, content, children }: PlatformHeroProps) {
  const { buttons, ...text } = content;
  return (
    <Hero id={id} tone="gradient" className="PlatformHero">
      <div className="PlatformHero-words container stack">
        <HeroWords id={id} {...text} />
        <ButtonRow buttons={buttons} />
      </div>
      {children}
    </Hero>
  );
}
