import { ButtonRow, type ButtonContent } from "../../components/Button";
import { HeroWords, type HeroText } from "../../sections/HeroWords";
import { headingId } from "../../sections/Section";
import { Landscape } from "./Landscape";
import "./AboutHero.css";

export interface AboutHeroContent extends HeroText {
  readonly buttons: readonly ButtonContent[];
}

/** Centred text above a landscape that fills the width of the viewport. */
export function AboutHero({ id, content }: { id: string; content: AboutHeroContent }) {
  const { buttons, ...text } = content;
  return (
    <section id={id} className="AboutHero" data-tone="light" aria-labelledby={headingId(id)}>
      <div className="AboutHero-words container stack">
        <HeroWords id={id} {...text} />
        <ButtonRow buttons={buttons} />
      </div>
      <Landscape className="AboutHero-landscape" />
    </section>
  );
}
