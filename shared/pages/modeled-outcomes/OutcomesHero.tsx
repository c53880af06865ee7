import type { ReactNode } from "react";
import { ButtonRow, type ButtonContent } from "../../components/Button";
import { KindNote } from "../../components/KindNote";
import { HeroWords, type HeroText } from "../../sections/HeroWords";
import { Hero } from "../../sections/Hero";
import "./OutcomesHero.css";

interface OutcomesHeroProps extends HeroText {
  readonly id: string;
  readonly buttons: readonly ButtonContent[];
  /** Shown beside the text. */
  readonly drawing: ReactNode;
  /** The projection, shown below text and drawing. */
  readonly children: ReactNode;
}

/** A dark hero: text beside the drawing of the projection, and the projection itself below. */
export function OutcomesHero({ id, buttons, drawing, children, ...text }: OutcomesHeroProps) {
  return (
    <Hero id={id} tone="dark" className="OutcomesHero">
      <div className="container">
        <div className="OutcomesHero-horizon columns-48">
          <div className="OutcomesHero-words stack">
            <HeroWords id={id} leadClass="OutcomesHero-lead" {...text} />
            <KindNote name="modeledWithoutLink" isFirst />
            <ButtonRow className="OutcomesHero-buttons" buttons={buttons} />
          </div>
          {drawing}
        </div>
        {children}
      </div>
    </Hero>
  );
}
