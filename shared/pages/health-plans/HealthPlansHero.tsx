import { ButtonRow } from "../../components/Button";
import type { LabeledFigure } from "../../components/FigureValue";
import { KindNote } from "../../components/KindNote";
import { LoudFigure } from "../../components/LoudFigure";
import { PeopleScene } from "../../components/PeopleScene";
import { kindNoteOf } from "../../components/kindNotes";
import { registry } from "../../story/danasStory";
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
      <PeopleScene name="mgy2063FirstLight" isFirst />
      <PeopleScene name="mgy2058Seen" isFirst />
    </div>
  );
}
