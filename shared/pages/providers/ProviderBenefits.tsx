import type { ReactNode } from "react";
import { PeopleScene } from "../../components/PeopleScene";
import { TitledList, type TitledText } from "../../components/TitledList";
import { calendar } from "../../story/danasStory";
import "./ProviderBenefits.css";

export interface Benefit extends TitledText {
  readonly drawing: keyof typeof drawings;
}

/** Three columns, each with what it is about above: people, or an evening of the clinic's calendar. All stand on one horizon. */
export function ProviderBenefits({ benefits }: { benefits: readonly Benefit[] }) {
  const items = benefits.map(({ drawing, ...text }) => ({
    ...text,
    drawing: (
      <div className="ProviderBenefits-ground" aria-hidden="true">
        {drawings[drawing]}
      </div>
    ),
  }));
  return <TitledList className="ProviderBenefits columns-48" titleSize="sm" items={items} />;
}

const drawings = {
  newPatient: <PeopleScene name="oneOfThree" className="ProviderBenefits-people" />,
  slots: <Slots />,
  referral: <PeopleScene name="referral" className="ProviderBenefits-people" />,
} as const satisfies Record<string, ReactNode>;

/** The slots of the day on which Dana comes. */
function Slots() {
  return (
    <div className="ProviderBenefits-slots forced-edge" data-tone="light">
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
