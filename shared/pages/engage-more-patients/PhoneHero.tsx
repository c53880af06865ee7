import { ButtonRow, type ButtonContent } from "../../components/Button";
import { KindNote } from "../../components/KindNote";
import { PhoneAndCalendar } from "../../story/phone/PhoneAndCalendar";
import { HeroWords, type HeroText } from "../../sections/HeroWords";
import { headingId } from "../../sections/Section";
import "./PhoneHero.css";

interface PhoneHeroProps extends HeroText {
  readonly id: string;
  readonly buttons: readonly ButtonContent[];
}

/** The text, and below it Dana's phone and the clinic's calendar in front of the sun, from edge to edge. */
export function PhoneHero({ id, buttons, ...text }: PhoneHeroProps) {
  return (
    <section id={id} className="PhoneHero" data-tone="tint" data-warm="" aria-labelledby={headingId(id)}>
      <div className="PhoneHero-words container">
        <HeroWords id={id} leadClass="PhoneHero-lead" {...text} />
        <ButtonRow className="PhoneHero-buttons" buttons={buttons} />
      </div>
      <div className="PhoneHero-stage">
        <PhoneAndCalendar className="PhoneHero-objects" />
      </div>
      <div className="PhoneHero-foot">
        <div className="container">
          <KindNote name="message" />
        </div>
      </div>
    </section>
  );
}
