import { ButtonRow, type ButtonContent } from "../../components/Button";
import { Crumb } from "../../components/Crumb";
import { FigureLabel } from "../../components/FigureLabel";
import { PhoneThread } from "../../components/PhoneThread";
import { headingId } from "../../sections/Section";

interface PhoneHeroProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly heading: string;
  readonly body: readonly string[];
  readonly buttons: readonly ButtonContent[];
}

/** First light: words at the left, a phone before the sun at the right, cut by the section's foot. */
export function PhoneHero({ id, eyebrow, heading, body, buttons }: PhoneHeroProps) {
  return (
    <section id={id} className="PhoneHero" data-tone="tint" data-warm="" aria-labelledby={headingId(id)}>
      <div className="container">
        <div className="PhoneHero-words">
          <Crumb>{eyebrow}</Crumb>
          <h1 id={headingId(id)} className="title-xl">
            {heading}
          </h1>
          {body.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
          <ButtonRow buttons={buttons} />
          <FigureLabel name="message" />
        </div>
        <div className="PhoneHero-phone">
          <PhoneThread />
        </div>
      </div>
    </section>
  );
}
