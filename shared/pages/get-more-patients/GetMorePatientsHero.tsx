import type { ReactNode } from "react";
import { ButtonRow } from "../../components/Button";
import { HeroWords, type HeroContent } from "../../sections/HeroWords";
import { Hero } from "../../sections/Hero";
import "./GetMorePatientsHero.css";

interface GetMorePatientsHeroProps {
  readonly id: string;
  readonly content: HeroContent;
  /** What stands below the words, in the same night. */
  readonly children: ReactNode;
}

export function GetMorePatientsHero({ id, content, children }: GetMorePatientsHeroProps) {
  const { buttons, ...text } = content;
  return (
    <Hero id={id} tone="dark" className="GetMorePatientsHero">
      <div className="GetMorePatientsHero-words container stack">
        <HeroWords id={id} {...text} leadClass="GetMorePatientsHero-lead" />
        <ButtonRow className="GetMorePatientsHero-buttons" buttons={buttons} />
      </div>
      {children}
    </Hero>
  );
}
