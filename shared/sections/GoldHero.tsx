import type { ReactNode } from "react";
import { ButtonRow, type ButtonContent } from "../components/Button";
import { HydrationBoundary } from "../errors/HydrationBoundary";
import { HeroWords, type HeroText } from "./HeroWords";
import { headingId } from "./Section";
import "./GoldHero.css";

export interface GoldHeroContent extends HeroText {
  readonly buttons: readonly ButtonContent[];
}

interface GoldHeroProps {
  readonly id: string;
  readonly content: GoldHeroContent;
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
    <HydrationBoundary>
      <section
        id={id}
        className={`GoldHero GoldHero-${words}`}
        data-tone="light"
        aria-labelledby={headingId(id)}
      >
        <div className="GoldHero-columns container columns-48">
          <div className="GoldHero-words stack">
            <HeroWords id={id} {...text} />
            <ButtonRow buttons={buttons} />
            {children}
          </div>
          {scene}
        </div>
      </section>
    </HydrationBoundary>
  );
}
