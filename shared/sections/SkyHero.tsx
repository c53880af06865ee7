import type { ReactNode } from "react";
import { ButtonRow } from "../components/Button";
import { HeroWords, type HeroContent } from "./HeroWords";
import { Hero } from "./Hero";
import "./SkyHero.css";

interface SkyHeroProps {
  readonly id: string;
  readonly content: HeroContent;
  readonly sky: "bluehour" | "dawn";
  /** A chart or illustration at the right. At blue hour it is aligned with the lower edge of the section. */
  readonly children: ReactNode;
}

/** A hero with a sky from edge to edge: text at the left, a chart or illustration at the right. */
export function SkyHero({ id, content, sky, children }: SkyHeroProps) {
  const { buttons, ...text } = content;
  return (
    <Hero id={id} tone="gradient" className={`SkyHero SkyHero-${sky}`}>
      <div className="SkyHero-columns container columns">
        <div className="SkyHero-words stack">
          <HeroWords id={id} {...text} />
          <ButtonRow buttons={buttons} />
        </div>
        {children}
      </div>
    </Hero>
  );
}
