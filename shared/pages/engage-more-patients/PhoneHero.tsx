import { ButtonRow, type ButtonContent } from "../../components/Button";
import { FigureLabel } from "../../components/FigureLabel";
import { HeroWords, type HeroText } from "../../sections/HeroWords";
import { headingId } from "../../sections/Section";
import { ReplyThread, type ReplyThreadContent } from "./ReplyThread";
import "./PhoneHero.css";

interface PhoneHeroProps extends HeroText {
  readonly id: string;
  readonly buttons: readonly ButtonContent[];
  readonly thread: ReplyThreadContent;
}

/** First light: words at the left, a phone before the sun at the right, cut off by the section's bottom edge. */
export function PhoneHero({ id, buttons, thread, ...text }: PhoneHeroProps) {
  return (
    <section id={id} className="PhoneHero" data-tone="tint" data-warm="" aria-labelledby={headingId(id)}>
      <div className="container">
        <div className="PhoneHero-words">
          <HeroWords id={id} {...text} />
          <ButtonRow buttons={buttons} />
          <FigureLabel name="message" />
        </div>
        <div className="PhoneHero-phone">
          <ReplyThread {...thread} />
        </div>
      </div>
    </section>
  );
}
