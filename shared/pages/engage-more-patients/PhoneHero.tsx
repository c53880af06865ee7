import { ButtonRow, type ButtonContent } from "../../components/Button";
import { KindNote } from "../../components/KindNote";
import { ReplyPhone } from "../../components/ReplyPhone";
import { HeroWords, type HeroText } from "../../sections/HeroWords";
import { headingId } from "../../sections/Section";
import "./PhoneHero.css";

interface PhoneHeroProps extends HeroText {
  readonly id: string;
  readonly buttons: readonly ButtonContent[];
}

/** First light: words at the left; at the right a phone before the sun, whose text the visitor can reply to. */
export function PhoneHero({ id, buttons, ...text }: PhoneHeroProps) {
  return (
    <section id={id} className="PhoneHero" data-tone="tint" data-warm="" aria-labelledby={headingId(id)}>
      <div className="container columns-48">
        <div className="PhoneHero-words stack">
          <HeroWords id={id} {...text} />
          <ButtonRow buttons={buttons} />
          <KindNote name="message" />
        </div>
        <div className="PhoneHero-phone">
          <ReplyPhone />
        </div>
      </div>
    </section>
  );
}
