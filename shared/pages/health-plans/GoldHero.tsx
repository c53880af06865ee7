import type { ReactNode } from "react";
import { ButtonRow } from "../../components/Button";
import { HeroWords, type HeroContent } from "../../sections/HeroWords";
import { Hero } from "../../sections/Hero";
import "./GoldHero.css";

interface GoldHeroProps {
  readonly id: string;
  readonly content: HeroContent;
  /** At the left of the text. On a narrow screen it is below the text, on a phone below the buttons. */
  readonly scene: ReactNode;
  /** A figure with its note, below the buttons. On a phone it is below the scene. */
  readonly children: ReactNode;
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
          <div className="GoldHero-figure">{children}</div>
        </div>
        <div className="GoldHero-scene">{scene}</div>
      </div>
    </Hero>
  );
}
