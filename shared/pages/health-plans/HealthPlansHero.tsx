import { ButtonRow } from "../../components/Button";
import type { LabeledFigure } from "../../components/FigureValue";
import { KindNote } from "../../components/KindNote";
import { LoudFigure } from "../../components/LoudFigure";
import { kindNoteOf } from "../../components/kindNotes";
import { registry } from "../../story/danasStory";
import { mgy2058 } from "../../people/drawn/mgy2058";
import { mgy2063 } from "../../people/drawn/mgy2063";
import { FIRST_LIGHT, SEEN } from "../../people/light";
import { Person } from "../../people/Person";
import { HeroWords, type HeroContent } from "../../sections/HeroWords";
import { Hero } from "../../sections/Hero";
import { RegisteredBust } from "../../story/registry/RegisteredBust";
import "./HealthPlansHero.css";

interface HealthPlansHeroProps {
  readonly id: string;
  readonly content: HeroContent;
  readonly figure: LabeledFigure;
}

/** Text at the right of members on a horizon, the lower edge of the section. On a phone they follow the buttons. */
export function HealthPlansHero({ id, content, figure }: HealthPlansHeroProps) {
  const { buttons, ...text } = content;
  return (
    <Hero id={id} tone="light" className="HealthPlansHero">
      <div className="HealthPlansHero-columns container columns-48">
        <div className="HealthPlansHero-words stack">
          <HeroWords id={id} {...text} />
          <ButtonRow buttons={buttons} />
          <div className="HealthPlansHero-figure">
            <LoudFigure className="HealthPlansHero-return" figure={figure} />
            <KindNote name={kindNoteOf([figure])} isFirst />
          </div>
        </div>
        <Members />
      </div>
    </Hero>
  );
}

/** Three members, each larger than the one before, and so nearer. The last one is seen. */
function Members() {
  return (
    <div className="HealthPlansHero-members" aria-hidden="true">
      <RegisteredBust id={registry.people[3].id} />
      <Person person={mgy2063} lit={FIRST_LIGHT} hour={4} />
      <Person person={mgy2058} lit={SEEN} hour={6} />
    </div>
  );
}
