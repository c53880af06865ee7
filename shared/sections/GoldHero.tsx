import type { ReactNode } from "react";
import { ButtonRow } from "../components/Button";
import { HeroWords, type HeroContent } from "./HeroWords";
import { Hero } from "./Hero";
import "./GoldHero.css";

interface GoldHeroProps {
  readonly id: string;
  readonly content: HeroContent;
  /** The position of the text relative to the scene. On a phone it is always above. */
  readonly words: "left" | "right" | "above";
  /** A drawing with the class `GoldHero-scene`, unless it places itself. */
  readonly scene: ReactNode;
  /** A figure with its note. Shown below the buttons, or below the scene on a narrow screen. */
  readonly children?: ReactNode;
}

/** Text beside a scene. The lower edge of the section is the scene's horizon. */
export function GoldHero({ id, content, words, scene, children }: GoldHeroProps) {
  const { buttons, ...text } = content;
  return (
    <Hero id={id} tone="light" className={`GoldHero GoldHero-${words}`}>
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
