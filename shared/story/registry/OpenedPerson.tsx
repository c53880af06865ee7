import { useEffect, useId, useRef } from "react";
import { HourArch } from "../../charts/lit/HourArch";
import { Icon } from "../../components/Icon";
import { registry } from "../danasStory";
import { dana } from "../../people/drawn/dana";
import { SEEN } from "../../people/light";
import { Person } from "../../people/Person";
import { PersonTimeline } from "./PersonTimeline";
import { RiskMark } from "../../charts/lit/RiskMark";
import { Button } from "../../components/Button";
import "./OpenedPerson.css";

const HOURS_A_DAY = 24;

const { columns, opened, people } = registry;
const [{ risk }] = people;

interface OpenedPersonProps {
  readonly isBooked: boolean;
  /** Whether the visitor has just pressed the button that makes the offer. */
  readonly hasJustBooked: boolean;
  readonly onOffer: () => void;
  /** The class with which the registry places it. */
  readonly className: string;
}

/** What is known about a person, what was sent and answered, and the next step. */
export function OpenedPerson({ isBooked, hasJustBooked, onOffer, className }: OpenedPersonProps) {
  const heading = useId();
  const slot = useRef<HTMLParagraphElement>(null);

  // The pressed button disappears, so the focus moves to what replaces it.
  useEffect(() => {
    if (hasJustBooked) slot.current?.focus({ preventScroll: true });
  }, [hasJustBooked]);

  return (
    <div
      className={`OpenedPerson ${className}`}
      role="group"
      aria-labelledby={heading}
      data-tone="light"
      data-pressed={hasJustBooked ? "" : undefined}
    >
      <div className="OpenedPerson-head">
        <Person person={dana} lit={SEEN} hour={3} />
        <div>
          <p id={heading} className="OpenedPerson-name">
            {opened.heading}
          </p>
          <p className="OpenedPerson-risk">
            <RiskMark level={risk} />
            <span>
              <span className="OpenedPerson-label">{columns.risk}</span> {risk}
            </span>
          </p>
        </div>
      </div>

      <ul className="OpenedPerson-answers">
        {opened.answers.map((answer) => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>

      <div className="OpenedPerson-hours">
        <HourArch hours={HOURS_A_DAY} best={opened.bestHours} />
        <p>{opened.bestHours.label}</p>
      </div>

      <PersonTimeline isBooked={isBooked} hasJustBooked={hasJustBooked} />

      <div className="OpenedPerson-step">
        <p className="OpenedPerson-label">{columns.step}</p>
        <div className="OpenedPerson-slot">
          {isBooked ? null : (
            <Button variant="primary" data-before="" onClick={onOffer}>
              <Icon name="calendar" className="OpenedPerson-icon" />
              {opened.action}
            </Button>
          )}
          <p ref={slot} className="OpenedPerson-booked" data-after="" tabIndex={-1}>
            <Icon name="check" />
            {opened.booked}
          </p>
        </div>
      </div>
    </div>
  );
}
