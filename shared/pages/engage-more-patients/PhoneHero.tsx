import { ButtonRow, type ButtonContent } from "../../components/Button";
import { KindNote } from "../../components/KindNote";
import { PhoneAndCalendar } from "../../story/phone/PhoneAndCalendar";
import { HeroWords, type HeroText } from "../../sections/HeroWords";
import { Hero } from "../../sections/Hero";
import "./PhoneHero.css";

interface PhoneHeroProps extends HeroText {
  readonly id: string;
  readonly buttons: readonly ButtonContent[];
}

/** The text, and below it Dana's phone and the clinic's calendar in front of the sun, from edge to edge. */
export function PhoneHero({ id, buttons, ...text }: PhoneHeroProps) {
  return (
    <Hero id={id} tone="warm" className="PhoneHero">
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
    </Hero>
  );
}
