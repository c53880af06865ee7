import { ButtonRow } from "../../components/Button";
import { PeopleScene } from "../../components/PeopleScene";
import { HeroWords, type HeroContent } from "../../sections/HeroWords";
import { Hero } from "../../sections/Hero";
import "./AboutHero.css";

/** Centred text above people on one horizon, unseen at the left and seen at the right. */
export function AboutHero({ id, content }: { id: string; content: HeroContent }) {
  const { buttons, ...text } = content;
  return (
    <Hero id={id} tone="light" className="AboutHero">
      <div className="AboutHero-words container stack">
        <HeroWords id={id} {...text} />
        <ButtonRow buttons={buttons} />
      </div>
      <PeopleScene name="beingSeen" className="AboutHero-people" isFirst />
    </Hero>
  );
}
