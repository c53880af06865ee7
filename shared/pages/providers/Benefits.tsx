import type { ReactNode } from "react";
import { PeopleScene } from "../../components/PeopleScene";
import { TitledList, type TitledText } from "../../components/TitledList";
import { calendar } from "../../story/danasStory";
import "./Benefits.css";

interface BenefitsProps {
  /** New patients, fewer empty slots, and referrals, in this order. */
  readonly benefits: readonly [TitledText, TitledText, TitledText];
}

/** Three columns, each with what it is about above: people, or an evening of the clinic's calendar. All stand on one horizon. */
export function Benefits({ benefits: [patients, slots, referrals] }: BenefitsProps) {
  const items = [
    { ...patients, drawing: ground(<PeopleScene name="oneOfThree" className="Benefits-people" />) },
    { ...slots, drawing: ground(<Slots />) },
    { ...referrals, drawing: ground(<PeopleScene name="referral" className="Benefits-people" />) },
  ];
  return <TitledList className="Benefits columns-48" titleSize="sm" items={items} />;
}

function ground(drawing: ReactNode) {
  return (
    <div className="Benefits-ground" aria-hidden="true">
      {drawing}
    </div>
  );
}

/** The slots of the day on which Dana comes. */
function Slots() {
  return (
    <div className="Benefits-slots forced-edge" data-tone="light">
      <b>{calendar.title}</b>
      {calendar.slots.map((slot) => (
        <p key={slot.at} data-filled={"fills" in slot ? "" : undefined}>
          <span>{slot.at}</span>
          {slot.who}
        </p>
      ))}
    </div>
  );
}
