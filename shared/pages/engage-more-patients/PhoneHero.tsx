import { useRef, type ReactNode } from "react";
import { ButtonRow } from "../../components/Button";
import { KindNote } from "../../components/KindNote";
import { Calendar } from "./phone/Calendar";
import { DanasPhone } from "./phone/DanasPhone";
import { isBooked } from "./phone/replyThread";
import { useConversation } from "./phone/useConversation";
import { HeroWords, type HeroContent } from "../../sections/HeroWords";
import { Hero } from "../../sections/Hero";
import "./PhoneHero.css";

interface PhoneHeroProps extends HeroContent {
  readonly id: string;
  /** What stands below the horizon. */
  readonly children?: ReactNode;
}

/** The text above the clinic's calendar, beside Dana's whole phone, both in front of the sun. */
export function PhoneHero({ id, children, ...words }: PhoneHeroProps) {
  return (
    <Hero id={id} tone="warm" className="PhoneHero">
      <div className="PhoneHero-ground">
        <Parts id={id} {...words} />
      </div>
      <div className="PhoneHero-foot">
        <div className="PhoneHero-below container">
          <KindNote name="message" />
          {children}
        </div>
      </div>
    </Hero>
  );
}

/**
 * Inside the hero, because a hero is hydrated alone: outside, the effects of the conversation would run before the phone is there.
 * The slot is filled at the moment when the clinic confirms.
 */
function Parts({ id, buttons, ...text }: PhoneHeroProps) {
  const phone = useRef<HTMLDivElement>(null);
  const conversation = useConversation(phone);
  const isBookedInAll = isBooked(conversation.thread);
  return (
    <div className="PhoneHero-parts container">
      <div className="PhoneHero-words stack">
        <HeroWords id={id} {...text} />
        <ButtonRow buttons={buttons} />
      </div>
      <Calendar
        className="PhoneHero-calendar"
        isBooked={isBookedInAll}
        isAhead={isBookedInAll && !isBooked(conversation.lit)}
      />
      <DanasPhone className="PhoneHero-phone" phone={phone} conversation={conversation} />
    </div>
  );
}
