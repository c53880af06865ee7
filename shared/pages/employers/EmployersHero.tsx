import { ButtonRow } from "../../components/Button";
import { PeopleScene } from "../../components/PeopleScene";
import { Hero } from "../../sections/Hero";
import { HeroWords, type HeroContent } from "../../sections/HeroWords";
import "./EmployersHero.css";

interface EmployersHeroProps {
  readonly id: string;
  readonly content: HeroContent;
  readonly alt: string;
}

/** Text at dusk, above a change of shift from edge to edge. */
export function EmployersHero({ id, content, alt }: EmployersHeroProps) {
  const { buttons, ...text } = content;
  return (
    <Hero id={id} tone="gradient" className="EmployersHero">
      <div className="EmployersHero-words container stack">
        <HeroWords id={id} {...text} />
        <ButtonRow buttons={buttons} />
      </div>
      <PeopleScene name="changeOfShift" className="EmployersHero-people" alt={alt} isFirst />
    </Hero>
  );
}
