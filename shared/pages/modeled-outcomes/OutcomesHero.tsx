import type { ReactNode } from "react";
import { ButtonRow, type ButtonContent } from "../../components/Button";
import { Crumb } from "../../components/Crumb";
import { FigureLabel } from "../../components/FigureLabel";
import { headingId } from "../../sections/Section";

interface OutcomesHeroProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly heading: string;
  readonly body: readonly string[];
  readonly buttons: readonly ButtonContent[];
  /** The projection, which begins within the first screen. */
  readonly children: ReactNode;
}

/** Night: words first, with the note that says what kind of figures follow, then the projection. */
export function OutcomesHero({ id, eyebrow, heading, body, buttons, children }: OutcomesHeroProps) {
  return (
    <section id={id} className="OutcomesHero" data-tone="dark" aria-labelledby={headingId(id)}>
      <div className="container">
        <div className="OutcomesHero-words">
          <Crumb>{eyebrow}</Crumb>
          <h1 id={headingId(id)} className="title-xl">
            {heading}
          </h1>
          {body.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
          <FigureLabel name="modeledWithoutLink" />
          <ButtonRow buttons={buttons} />
        </div>
        {children}
      </div>
    </section>
  );
}
