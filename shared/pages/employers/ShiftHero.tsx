import { ButtonRow } from "../../components/Button";
import { PeopleScene } from "../../components/PeopleScene";
import { Hero } from "../../sections/Hero";
import { HeroWords, type HeroContent } from "../../sections/HeroWords";
import "./ShiftHero.css";

interface ShiftHeroProps {
  readonly id: string;
  readonly content: HeroContent;
  readonly alt: string;
}

/** Text at dusk, above a change of shift from edge to edge. */
export function ShiftHero({ id, content, alt }: ShiftHeroProps) {
  const { buttons, ...text } = content;
  return (
    <Hero id={id} tone="gradient" className="ShiftHero">
      <div className="ShiftHero-words container stack">
        <HeroWords id={id} {...text} />
        <ButtonRow buttons={buttons} />
      </div>
      <PeopleScene name="changeOfShift" className="ShiftHero-people" alt={alt} isFirst />
    </Hero>
  );
}
