import type { ReactNode } from "react";
import { Icon } from "../../components/Icon";
import { dana } from "../../people/drawn/dana";
import { SEEN } from "../../people/light";
import { Person } from "../../people/Person";
import { ehr, registry } from "../../story/danasStory";
import "./ResourceLane.css";

const { opened } = registry;

/** What each FHIR resource contains about Dana. */
const carried: Readonly<Record<(typeof ehr.resources)[number], ReactNode>> = {
  Patient: (
    <span className="ResourceLane-patient">
      <Person className="ResourceLane-dana" person={dana} lit={SEEN} hour={dana.hour} />
      {opened.heading}
    </span>
  ),
  QuestionnaireResponse: opened.answers.map((answer) => <span key={answer}>{answer}</span>),
  Appointment: (
    <span className="ResourceLane-slot">
      <Icon name="check" />
      {opened.booked}
    </span>
  ),
};

interface ResourceLaneProps {
  readonly resources: readonly (typeof ehr.resources)[number][];
  /** Whether it goes from the records to the registry. */
  readonly isBack?: boolean;
}

/** FHIR resources on their way in one direction, each a card with what it contains. */
export function ResourceLane({ resources, isBack }: ResourceLaneProps) {
  return (
    <div className="ResourceLane" data-back={isBack ? "" : undefined}>
      {resources.map((resource) => (
        <div key={resource} className="ResourceLane-card forced-edge" data-tone="light">
          <b>{resource}</b>
          {carried[resource]}
        </div>
      ))}
    </div>
  );
}
