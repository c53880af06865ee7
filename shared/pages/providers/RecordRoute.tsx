import type { ReactNode } from "react";
import { Drawing } from "../../components/Drawing";
import { Icon } from "../../components/Icon";
import { ehr, registry } from "../../story/danasStory";
import { dana } from "../../people/drawn/dana";
import { SEEN } from "../../people/light";
import { Person } from "../../people/Person";
import { Registry } from "../../story/registry/Registry";
import "./RecordRoute.css";

const { opened } = registry;

interface RecordRouteProps {
  readonly alt: string;
  readonly labels: {
    readonly ehr: string;
    readonly company: string;
    readonly arrows: string;
    readonly cloud: string;
    readonly onPrem: string;
  };
}

/** What each FHIR resource contains about Dana. */
const carried: Readonly<Record<(typeof ehr.resources)[number], ReactNode>> = {
  Patient: (
    <span className="RecordRoute-patient">
      <Person className="RecordRoute-dana" person={dana} lit={SEEN} hour={dana.hour} />
      {opened.heading}
    </span>
  ),
  QuestionnaireResponse: opened.answers.map((answer) => <span key={answer}>{answer}</span>),
  Appointment: (
    <span className="RecordRoute-slot">
      <Icon name="check" />
      {opened.booked}
    </span>
  ),
};

/**
 * From edge to edge: Dana's record at the left, her row of the registry at the right, and between them what is sent in each
 * direction.
 */
export function RecordRoute({ alt, labels }: RecordRouteProps) {
  const [patient, answers, appointment] = ehr.resources;
  return (
    <Drawing className="RecordRoute" alt={alt} data-draws="">
      <div className="RecordRoute-records forced-edge" data-tone="light">
        <p className="RecordRoute-name">{labels.ehr}</p>
        <p className="RecordRoute-record">{opened.heading}</p>
        {opened.timeline.map(({ at, what }) => (
          <p key={what} className="RecordRoute-row">
            <span>{at}</span>
            {what}
          </p>
        ))}
      </div>
      <div className="RecordRoute-lanes">
        <Lane resources={[patient, answers]} />
        <p className="RecordRoute-standard">{labels.arrows}</p>
        <Lane resources={[appointment]} isBack />
      </div>
      <div className="RecordRoute-company">
        <p className="RecordRoute-name">{labels.company}</p>
        <Registry state="bookedRow" className="RecordRoute-registry" />
        <div className="RecordRoute-grounds">
          <span>{labels.cloud}</span>
          <span>{labels.onPrem}</span>
        </div>
      </div>
    </Drawing>
  );
}

interface LaneProps {
  readonly resources: readonly (typeof ehr.resources)[number][];
  /** Whether it goes from the records to the registry. */
  readonly isBack?: boolean;
}

function Lane({ resources, isBack }: LaneProps) {
  return (
    <div className="RecordRoute-lane" data-back={isBack ? "" : undefined}>
      {resources.map((resource) => (
        <div key={resource} className="RecordRoute-card forced-edge" data-tone="light">
          <b>{resource}</b>
          {carried[resource]}
        </div>
      ))}
    </div>
  );
}
