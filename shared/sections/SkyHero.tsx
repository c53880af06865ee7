import type { ReactNode } from "react";
import { ButtonRow, type ButtonContent } from "../components/Button";
import { HydrationBoundary } from "../errors/HydrationBoundary";
import { HeroWords, type HeroText } from "./HeroWords";
import { headingId } from "./Section";
import "./SkyHero.css";

export interface SkyHeroContent extends HeroText {
  readonly buttons: readonly ButtonContent[];
}

interface SkyHeroProps {
  readonly id: string;
  readonly content: SkyHeroContent;
  readonly sky: "bluehour" | "dawn";
  /** A chart or illustration at the right. At blue hour it is aligned with the lower edge of the section. */
  readonly children: ReactNode;
}

/** A hero with a sky from edge to edge: text at the left, a chart or illustration at the right. */
export function SkyHero({ id, content, sky, children }: SkyHeroProps) {
  const { buttons, ...text } = content;
  return (
    <HydrationBoundary>
      <section
        id={id}
        className={`SkyHero SkyHero-${sky}`}
        data-tone="gradient"
        aria-labelledby={headingId(id)}
      >
        <div className="SkyHero-columns container columns">
          <div className="SkyHero-words stack">
            <HeroWords id={id} {...text} />
            <ButtonRow buttons={buttons} />
          </div>
          {children}
        </div>
      </section>
    </HydrationBoundary>
  );
}
