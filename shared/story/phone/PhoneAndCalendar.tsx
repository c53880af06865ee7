import { useRef } from "react";
import { Calendar, type Booking } from "./Calendar";
import { Phone } from "./Phone";
import { dana } from "../../people/drawn/dana";
import { SEEN } from "../../people/light";
import { Person } from "../../people/Person";
import { isBooked } from "./replyThread";
import { useConversation } from "./useConversation";
import { cx } from "../../components/cx";
import "./PhoneAndCalendar.css";

const WAY = "M8 100a92 92 0 0 1 184 0";

interface PhoneAndCalendarProps {
  /** The class with which the surrounding component places both. */
  readonly className?: string;
}

/** Dana's phone beside the clinic's calendar. The slot is filled at the moment when the clinic confirms. */
export function PhoneAndCalendar({ className }: PhoneAndCalendarProps) {
  const phone = useRef<HTMLDivElement>(null);
  const conversation = useConversation(phone);
  const isBookedInAll = isBooked(conversation.thread);
  const isAhead = isBookedInAll && !isBooked(conversation.lit);
  return (
    <div className={cx("PhoneAndCalendar", className)}>
      <div className="PhoneAndCalendar-parts">
        <Phone phone={phone} conversation={conversation} />
        <Between isBooked={isBookedInAll} isAhead={isAhead} />
        <Calendar isBooked={isBookedInAll} isAhead={isAhead} />
      </div>
    </div>
  );
}

/** Dana, between phone and calendar, below an arch from her answer to the slot. */
function Between(booking: Booking) {
  return (
    <div
      className="PhoneAndCalendar-between"
      data-lit={booking.isBooked ? "" : undefined}
      data-ahead={booking.isAhead ? "" : undefined}
      aria-hidden="true"
    >
      <svg className="PhoneAndCalendar-way" viewBox="0 0 200 108">
        <path d={WAY} />
        <path className="PhoneAndCalendar-light" pathLength="1" d={WAY} />
        <circle cx="8" cy="100" r="3.5" />
        <circle className="PhoneAndCalendar-end" cx="192" cy="100" r="5" />
      </svg>
      <Person className="PhoneAndCalendar-dana" person={dana} lit={SEEN} />
    </div>
  );
}
