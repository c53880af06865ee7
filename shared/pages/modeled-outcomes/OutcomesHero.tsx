import type { ReactNode } from "react";
import { ButtonRow, type ButtonContent } from "../../components/Button";
import { KindNote } from "../../components/KindNote";
import { HeroWords, type HeroText } from "../../sections/HeroWords";
import { headingId } from "../../sections/Section";
import "./OutcomesHero.css";

interface OutcomesHeroProps extends HeroText {
  readonly id: string;
  readonly buttons: readonly ButtonContent[];
  /** Beside the words. */
  readonly drawing: ReactNode;
  /** The projection, below both. */
  readonly children: ReactNode;
}

/** Night: words with the label of the figures, and the drawing of the projection on one horizon; then the projection. */
export function OutcomesHero({ id, buttons, drawing, children, ...text }: OutcomesHeroProps) {
  return (
    <section id={id} className="OutcomesHero" data-tone="dark" aria-labelledby={headingId(id)}>
      <div className="container">
        <div className="OutcomesHero-horizon columns-48">
          <div className="OutcomesHero-words stack">
            <HeroWords id={id} {...text} />
            <KindNote name="modeledWithoutLink" isFirst />
            <ButtonRow buttons={buttons} />
          </div>
          {drawing}
        </div>
        {children}
      </div>
    </section>
  );
}
