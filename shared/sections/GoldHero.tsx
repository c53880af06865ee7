import type { ReactNode } from "react";
import { ButtonRow, type ButtonContent } from "../components/Button";
import { HydrationBoundary } from "../HydrationBoundary";
import { HeroWords, type HeroText } from "./HeroWords";
import { headingId } from "./Section";
import "./GoldHero.css";

export interface GoldHeroContent extends HeroText {
  readonly buttons: readonly ButtonContent[];
}

interface GoldHeroProps {
  readonly id: string;
  readonly content: GoldHeroContent;
  /** Where the words are: left of the scene, right of it, or above it. On a phone always above. */
  readonly words: "left" | "right" | "above";
  readonly scene: ReactNode;
  /** Below the buttons, and on a narrow screen below the scene: a figure with its note. */
  readonly children?: ReactNode;
}

/** Words beside a scene whose horizon is the section's bottom edge. */
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
        <div className="container columns-48">
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
