import { ButtonRow } from "../../components/Button";
import { HeroWords, type HeroContent } from "../../sections/HeroWords";
import { Hero } from "../../sections/Hero";
import { Landscape } from "./Landscape";
import "./AboutHero.css";

/** Centred text above a landscape that fills the width of the viewport. */
export function AboutHero({ id, content }: { id: string; content: HeroContent }) {
  const { buttons, ...text } = content;
  return (
    <Hero id={id} tone="light" className="AboutHero">
      <div className="AboutHero-words container stack">
        <HeroWords id={id} {...text} />
        <ButtonRow buttons={buttons} />
      </div>
      <Landscape className="AboutHero-landscape" />
    </Hero>
  );
}
