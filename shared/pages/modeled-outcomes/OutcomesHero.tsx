import type { ReactNode } from "react";
import { ButtonRow, type ButtonContent } from "../../components/Button";
import { FigureLabel } from "../../components/FigureLabel";
import { HeroWords, type HeroText } from "../../sections/HeroWords";
import { headingId } from "../../sections/Section";

interface OutcomesHeroProps extends HeroText {
  readonly id: string;
  readonly buttons: readonly ButtonContent[];
  /** The projection, which begins within the first viewport. */
  readonly children: ReactNode;
}

/** Night: words with the label of the figures first, then the projection. */
export function OutcomesHero({ id, buttons, children, ...text }: OutcomesHeroProps) {
  return (
    <section id={id} className="OutcomesHero" data-tone="dark" aria-labelledby={headingId(id)}>
      <div className="container">
        <div className="OutcomesHero-words">
          <HeroWords id={id} {...text} />
          <FigureLabel name="modeledWithoutLink" />
          <ButtonRow buttons={buttons} />
        </div>
        {children}
      </div>
    </section>
  );
}
