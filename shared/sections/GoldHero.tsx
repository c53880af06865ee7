import type { ReactNode } from "react";
import { ButtonRow } from "../components/Button";
import { HeroWords, type HeroContent } from "./HeroWords";
import { Hero } from "./Hero";
import "./GoldHero.css";

interface GoldHeroProps {
  readonly id: string;
  readonly content: HeroContent;
  /** At the left of the text. On a phone it is below. */
  readonly scene: ReactNode;
  /** A figure with its note. Shown below the buttons, or below the scene on a narrow screen. */
  readonly children?: ReactNode;
}

/** Text at the right of a scene. The lower edge of the section is the scene's horizon. */
export function GoldHero({ id, content, scene, children }: GoldHeroProps) {
  const { buttons, ...text } = content;
  return (
    <Hero id={id} tone="light" className="GoldHero">
      <div className="GoldHero-columns container columns-48">
        <div className="GoldHero-words stack">
          <HeroWords id={id} {...text} />
          <ButtonRow buttons={buttons} />
          {children}
        </div>
        {scene}
      </div>
    </Hero>
  );
}
