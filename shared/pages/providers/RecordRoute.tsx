import { Drawing } from "../../components/Drawing";
import { ehr, registry } from "../../story/danasStory";
import { Registry } from "../../story/registry/Registry";
import { ResourceLane } from "./ResourceLane";
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
        <ResourceLane resources={[patient, answers]} />
        <p className="RecordRoute-standard">{labels.arrows}</p>
        <ResourceLane resources={[appointment]} isBack />
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
