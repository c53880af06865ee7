import { Icon } from "../../components/Icon";
import { KindNote } from "../../components/KindNote";
import { RunningText } from "../../components/RunningText";
import type { TitledText } from "../../components/TitledList";
import { ehr, registry } from "../../story/danasStory";
import "./RecordRoute.css";

const { opened } = registry;

/** What each FHIR resource contains about Dana. */
const contents = {
  Patient: opened.heading,
  QuestionnaireResponse: opened.answers.join(", "),
  Appointment: opened.booked,
} as const satisfies Record<(typeof ehr.resources)[number], string>;

export interface RouteStep extends TitledText {
  /** Which way its arrow leads. */
  readonly to: "records" | "registry";
  /** What the arrow carries of Dana. */
  readonly carries?: readonly (keyof typeof contents)[];
}

interface RecordRouteProps {
  readonly steps: readonly RouteStep[];
  readonly labels: {
    readonly ehr: string;
    readonly company: string;
    readonly arrows: string;
    readonly cloud: string;
    readonly onPrem: string;
  };
}

/**
 * From edge to edge: Dana's record at the left, the registry at the right, and between them an arrow for each step. On a narrow
 * screen the record is above the steps, and the registry below.
 */
export function RecordRoute({ steps, labels }: RecordRouteProps) {
  return (
    <>
      <div className="RecordRoute">
        <div className="RecordRoute-records forced-edge" data-tone="light">
          <p className="RecordRoute-name">{labels.ehr}</p>
          <p className="RecordRoute-record">{opened.heading}</p>
          {opened.timeline.map(({ at, what }) => (
            <p key={what} className="RecordRoute-entry">
              <span>{at}</span> {what}
            </p>
          ))}
        </div>
        <div className="RecordRoute-way">
          <p className="RecordRoute-standard">{labels.arrows}</p>
          <ol>
            {steps.map(({ title, body, to, carries = [] }, index) => (
              <li key={title} className="RecordRoute-step" data-to={to}>
                <span className="visually-hidden">{`Step ${index + 1} of ${steps.length}`}</span>
                <h3 className="title-xs">{title}</h3>
                <p>
                  <RunningText text={body} />
                </p>
                {carries.map((resource) => (
                  <p key={resource} className="RecordRoute-carried">
                    <b>{resource}</b> {contents[resource]}
                  </p>
                ))}
              </li>
            ))}
          </ol>
        </div>
        <div className="RecordRoute-company">
          <p className="RecordRoute-name">{labels.company}</p>
          <p className="RecordRoute-booked">
            <Icon name="check" />
            {opened.booked}
          </p>
          <p className="RecordRoute-grounds">
            <span>{labels.cloud}</span> <span>{labels.onPrem}</span>
          </p>
        </div>
      </div>
      <div className="RecordRoute-foot container row">
        <p className="title-sm">{ehr.line}</p>
        <KindNote name="sample" />
      </div>
    </>
  );
}
