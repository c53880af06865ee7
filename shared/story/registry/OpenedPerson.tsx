import { useEffect, useId, useRef } from "react";
import { Icon } from "../../components/Icon";
import { registry } from "../danasStory";
import { PersonTimeline } from "./PersonTimeline";
import { RiskMark } from "../../charts/lit/RiskMark";
import { Button } from "../../components/Button";
import "./OpenedPerson.css";

const { columns, opened, people } = registry;
const [{ risk }] = people;

interface OpenedPersonProps {
  readonly isBooked: boolean;
  /** Whether the visitor has just pressed the button that makes the offer. */
  readonly hasJustBooked: boolean;
  readonly onOffer: () => void;
}

/** What is known about a person, what was sent and answered, and the next step. */
export function OpenedPerson({ isBooked, hasJustBooked, onOffer }: OpenedPersonProps) {
  const heading = useId();
  const slot = useRef<HTMLParagraphElement>(null);

  // The pressed button disappears, so the focus moves to what replaces it.
  useEffect(() => {
    if (hasJustBooked) slot.current?.focus({ preventScroll: true });
  }, [hasJustBooked]);

  return (
    <div
      className="OpenedPerson"
      role="group"
      aria-labelledby={heading}
      data-tone="light"
      data-pressed={hasJustBooked ? "" : undefined}
    >
      <div className="OpenedPerson-head">
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

      <ul className="OpenedPerson-answers">
        {[...opened.answers, opened.bestHours].map((answer) => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>

      <PersonTimeline isBooked={isBooked} hasJustBooked={hasJustBooked} />

      <div className="OpenedPerson-step">
        <p className="OpenedPerson-label">{columns.step}</p>
        {isBooked ? (
          <p ref={slot} className="OpenedPerson-booked" tabIndex={-1}>
            <Icon name="check" />
            {opened.booked}
          </p>
        ) : (
          <Button variant="primary" className="OpenedPerson-offer" onClick={onOffer}>
            <Icon name="calendar" className="OpenedPerson-icon" />
            {opened.action}
          </Button>
        )}
      </div>
    </div>
  );
}
